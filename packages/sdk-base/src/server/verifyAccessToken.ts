import { LIVE_API, SANDBOX_API } from '../addresses.ts';
import { checkTypes, invalidArgument, type TypesOf } from '../checkTypes.ts';
import { decodeJwt } from '../auth/accessToken.ts';
import { JwtError } from '../errors/JwtError.ts';
import { JwtErrorType } from '../errors/JwtErrorType.ts';
import { readNow } from '../passports/readNow.ts';
import { webCrypto } from '../passports/webCrypto.ts';
import { fromBase64Url, toBase64Url } from '../base64.ts';
import { checkUrl } from '../readUrl.ts';
import type { AccessTokenClaims } from './AccessTokenClaims.ts';
import { keyStoreOf } from './keySets.ts';
import type { VerifyAccessTokenOptions } from './VerifyAccessTokenOptions.ts';

export const DEFAULT_LEEWAY = 5;
export const MOST_LEEWAY = 300;
/** The length of an ES256 signature. */
const SIGNATURE_BYTES = 64;
/** The types of access tokens. Other JSON Web Tokens of the issuer don't grant access. */
const ACCESS_TYPES: readonly unknown[] = [undefined, 'jwt', 'at+jwt', 'application/at+jwt'];

const malformed = () => new JwtError(JwtErrorType.Malformed);

/** Decodes a signature, or returns `undefined` if the text isn't the canonical encoding of 64 bytes. */
function readSignature(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = fromBase64Url(text);
    return bytes.length === SIGNATURE_BYTES && toBase64Url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Checks the claims of a token with a valid signature. */
function readClaims(
  claims: Record<string, unknown>,
  expected: { issuer: string; audience: string; seconds: number; leeway: number },
): AccessTokenClaims {
  const { iss, sub, aud, exp, iat, nbf = 0 } = claims;
  if (typeof iss !== 'string' || typeof sub !== 'string' || sub === '') throw malformed();
  if (typeof exp !== 'number' || typeof iat !== 'number' || typeof nbf !== 'number') throw malformed();
  if (iss !== expected.issuer) throw new JwtError(JwtErrorType.IssuerMismatch);
  const audiences: unknown[] = Array.isArray(aud) ? aud : [aud];
  if (!audiences.includes(expected.audience)) throw new JwtError(JwtErrorType.AudienceMismatch);
  if (expected.seconds >= exp + expected.leeway) throw new JwtError(JwtErrorType.Expired);
  if (Math.max(nbf, iat) > expected.seconds + expected.leeway) throw new JwtError(JwtErrorType.NotYetValid);
  return { iss, sub, aud: expected.audience, exp, iat };
}

const TYPES: TypesOf<VerifyAccessTokenOptions> = {
  audience: 'string',
  environment: { oneOf: ['sandbox', 'live'] },
  keys: ['string', 'object', 'function'],
  leewaySeconds: 'number',
  now: 'date',
};

function checkOptions(options: VerifyAccessTokenOptions): void {
  checkTypes(options, TYPES);
  if (typeof options.keys === 'string') checkUrl(options.keys, 'keys');
  const { audience, leewaySeconds = DEFAULT_LEEWAY } = options;
  if (!audience) throw invalidArgument('audience', 'must be the id of your application');
  if (!(leewaySeconds >= 0 && leewaySeconds <= MOST_LEEWAY))
    throw invalidArgument('leewaySeconds', `must be a number from 0 to ${MOST_LEEWAY}`);
}

/**
 * Verifies a user's access token on your server, and returns its claims.
 *
 * @remarks The API's public keys are fetched once and cached for ten minutes. If a token names an unknown key,
 * they're fetched again, at most every 30 seconds, so you don't have to do anything when Nacre rotates its keys. If a
 * fetch fails, the known keys stay in use, and the next attempt follows after 30 seconds.
 *
 * A token doesn't know whether its session has ended: it stays valid until it expires, a few minutes later.
 *
 * @param token - the access token, without `Bearer`
 * @param options - your application's id, `audience`, the `environment` (`live` by default), and optionally the
 * source of the `keys` and the tolerance for clocks, `leewaySeconds` (5 by default)
 * @returns the claims; `sub` is the id of the user
 * @throws {@link JwtError} with `Malformed` when it isn't an access token, or lacks a claim
 * @throws {@link JwtError} with `AlgorithmNotAllowed` when it isn't signed with ES256
 * @throws {@link JwtError} with `KeyNotFound` when no ES256 key has its `kid`
 * @throws {@link JwtError} with `SignatureInvalid` when the signature doesn't match
 * @throws {@link JwtError} with `IssuerMismatch` when it comes from another issuer, such as the other environment
 * @throws {@link JwtError} with `AudienceMismatch` when it's for another application
 * @throws {@link JwtError} with `Expired` when it has expired
 * @throws {@link JwtError} with `NotYetValid` when it was issued in the future
 * @throws {@link SdkError} with `InvalidArgument` when an option is malformed
 * @throws {@link SdkError} with `ApiUnavailable` when the keys can't be fetched
 * @throws {@link SdkError} with `UnexpectedResponse` when the response with the keys can't be understood
 * @throws {@link SdkError} with `NotSupported` when the platform has no WebCrypto
 *
 * @example Identify the caller
 * ```ts
 * import { Client } from '@nacre/sdk-base';
 * import { verifyAccessToken } from '@nacre/sdk-base/server';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const client = new Client({
 *   publishableKey: 'pk_sandbox_local',
 *   api: sandbox.api,
 *   signer: sandbox.signer,
 * });
 * const { otpId } = await client.auth.sendOtp({
 *   channel: 'email',
 *   email: 'ada@shop.example',
 * });
 * const { accessToken } = await client.auth.signIn({
 *   method: 'otp',
 *   otpId,
 *   code: '000000',
 * });
 *
 * // On your server, verifyAccessToken(token, { audience: 'app_…' }) is enough: keys and
 * // time come by themselves.
 * const keys = () => sandbox.api.request('getJwks', {});
 * const options = {
 *   audience: 'app_sandbox',
 *   environment: 'sandbox',
 *   keys,
 *   now: sandbox.clock.now(),
 * } as const;
 * const { sub } = await verifyAccessToken(accessToken, options);
 * console.log(sub); // "usr_4Kd92mXw"
 * ```
 *
 * @category Server
 * @see [Nacre Auth](https://docs.nacre.example/products/nacre-auth)
 * @since 0.2.0
 */
export async function verifyAccessToken(
  token: string,
  options: VerifyAccessTokenOptions,
): Promise<AccessTokenClaims> {
  // JavaScript without type checks can omit the options.
  const given = options ?? ({} as VerifyAccessTokenOptions);
  checkOptions(given);
  const { audience, environment = 'live', leewaySeconds = DEFAULT_LEEWAY, now } = given;
  const issuer = new URL(environment === 'sandbox' ? SANDBOX_API : LIVE_API).origin;
  const { header, claims } = decodeJwt(token);
  const { alg, kid, crit, typ } = header;
  if (alg !== 'ES256') throw new JwtError(JwtErrorType.AlgorithmNotAllowed);
  // Critical header parameters have to be understood, and none are supported.
  if (crit !== undefined) throw malformed();
  if (!ACCESS_TYPES.includes(typeof typ === 'string' ? typ.toLowerCase() : typ)) throw malformed();
  if (typeof kid !== 'string') throw new JwtError(JwtErrorType.KeyNotFound);
  const key = await keyStoreOf(given.keys ?? `${issuer}/.well-known/jwks.json`).find(kid);
  const end = token.lastIndexOf('.');
  const signature = readSignature(token.slice(end + 1));
  const isRight =
    signature !== undefined &&
    (await webCrypto().verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      key,
      signature,
      new TextEncoder().encode(token.slice(0, end)),
    ));
  if (!isRight) throw new JwtError(JwtErrorType.SignatureInvalid);
  return readClaims(claims, {
    issuer,
    audience,
    seconds: readNow(now) / 1_000,
    leeway: leewaySeconds,
  });
}
