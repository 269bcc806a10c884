import { p256 } from '@noble/curves/nist.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { ErrorCode } from '../errors/ErrorType.ts';
import { fromBase64Url, toBase64Url } from '../base64.ts';
import { CLOCK_LEEWAY_SECONDS } from './constants.ts';
import { ApiProblem } from './refuse.ts';
import { signEs256 } from './signEs256.ts';

/** A P-256 key that signs tokens. Both such keys are published examples, so that they can't be mistaken for secrets. */
export type TokenKey = { readonly kid: string; readonly secret: Uint8Array };

/** The key that signs the sandbox's access tokens, which is the example key of RFC 7517, appendix A.2. */
export const accessTokenKey: TokenKey = {
  kid: 'nacre-1',
  secret: fromBase64Url('870MB6gfuTJ4HtUnUvYMyJpr5eUZNP4Bk43bVdj3eAE'),
};

/** The key that signs the integrator's tokens, which is the example key of RFC 7515, appendix A.3. */
export const integratorKey: TokenKey = {
  kid: 'shop-1',
  secret: fromBase64Url('jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI'),
};

const part = (value: unknown) => toBase64Url(utf8ToBytes(JSON.stringify(value)));

const signatureOf = (signed: string, { secret }: TokenKey) =>
  toBase64Url(signEs256(utf8ToBytes(signed), secret));

export function signJwt(claims: object, key: TokenKey, header: object = {}): string {
  const signed = `${part({ alg: 'ES256', typ: 'JWT', kid: key.kid, ...header })}.${part(claims)}`;
  return `${signed}.${signatureOf(signed, key)}`;
}

/** Returns the public half of a key, as a JSON Web Key. */
export function publicJwk({ kid, secret }: TokenKey) {
  const publicKey = p256.getPublicKey(secret, false);
  return {
    kty: 'EC' as const,
    crv: 'P-256' as const,
    kid,
    use: 'sig' as const,
    alg: 'ES256' as const,
    x: toBase64Url(publicKey.subarray(1, 33)),
    y: toBase64Url(publicKey.subarray(33)),
  };
}

const refuse = (code: ErrorCode, detail: string) => new ApiProblem(code, detail);

function decode(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(fromBase64Url(text ?? '')));
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw refuse('jwt/malformed', 'The token cannot be read.');
}

/** Verifies a token of the integrator and returns its `sub`. Times are in milliseconds. */
export function verifyJwt(
  token: string,
  key: TokenKey,
  expected: { issuer: string; audience: string; now: number },
): string {
  const [head, body, signature] = token.split('.');
  const header = decode(head);
  const { iss, aud, sub, exp, nbf, iat } = decode(body);
  if (header.alg !== 'ES256')
    throw refuse('jwt/algorithm-not-allowed', 'The token is not signed with ES256.');
  if (header.kid !== key.kid) throw refuse('jwt/key-not-found', 'The key set has no key with this kid.');
  // Computes the signature again and compares it, which is possible only because the key is public.
  if (signature !== signatureOf(`${head}.${body}`, key))
    throw refuse('jwt/signature-invalid', 'The signature does not match the token.');
  if (iss !== expected.issuer) throw refuse('jwt/issuer-mismatch', 'The issuer is not registered.');
  // A single audience is a string, and several are a list (RFC 7519, section 4.1.3).
  if (![aud].flat().includes(expected.audience))
    throw refuse(
      'jwt/audience-mismatch',
      'The token is for another audience than the one that is registered.',
    );
  if (typeof sub !== 'string' || sub === '' || typeof exp !== 'number')
    throw refuse('jwt/malformed', 'The token lacks sub or exp.');
  const seconds = expected.now / 1_000;
  if (exp <= seconds - CLOCK_LEEWAY_SECONDS) throw refuse('jwt/expired', 'The token has expired.');
  if (Math.max(Number(nbf ?? 0), Number(iat ?? 0)) > seconds + CLOCK_LEEWAY_SECONDS)
    throw refuse('jwt/not-yet-valid', 'The token is not valid yet.');
  return sub;
}
