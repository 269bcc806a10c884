import { omitUndefined } from '../omitUndefined.ts';
import { APPLICATION_ID, INTEGRATOR_ISSUER } from './constants.ts';
import { integratorKey, signJwt } from './jwt.ts';
import type { SandboxTokenClaims } from './SandboxTokenClaims.ts';
import type { World } from './World.ts';

const FIVE_MINUTES = 300;

/** Issues a token of the integrator. */
export function issueToken({ clock }: World, claims: SandboxTokenClaims): string {
  const now = Math.floor(clock.milliseconds() / 1_000);
  const { alg = 'ES256', kid = integratorKey.kid, ...given } = claims;
  const usual = { iss: INTEGRATOR_ISSUER, aud: APPLICATION_ID, iat: now, exp: now + FIVE_MINUTES };
  return signJwt({ ...usual, ...omitUndefined(given) }, integratorKey, { alg, kid });
}
