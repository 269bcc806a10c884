import { JwtError } from '../errors/JwtError.ts';
import { JwtErrorType } from '../errors/JwtErrorType.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import { fromBase64Url } from '../base64.ts';

/**
 * The claims of an access token that the SDK uses.
 *
 * @internal
 */
export type AccessTokenClaims = {
  /** The user's id. */
  sub: string;
  /** The application's id. */
  aud: string;
  /** The token's expiry, in seconds since 1970. */
  exp: number;
  /** The token's time of issue, in seconds since 1970. */
  iat: number;
};

const LONGEST_TOKEN = 8_192;

const malformed = () => new JwtError(JwtErrorType.Malformed);

/** Decodes one part of a token. Accepts only strict encodings, which every decoder reads the same way. */
function decodePart(part: string): Record<string, unknown> {
  if (!/^[\w-]+$/.test(part) || part.length % 4 === 1) throw malformed();
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(part)));
  } catch {
    // Without a cause, because the platform's message can quote the token.
    throw malformed();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed();
  return value as Record<string, unknown>;
}

/**
 * Decodes a token's header and claims, without verifying its signature.
 *
 * @internal
 */
export function decodeJwt(token: unknown): {
  header: Record<string, unknown>;
  claims: Record<string, unknown>;
} {
  if (typeof token !== 'string' || token.length > LONGEST_TOKEN) throw malformed();
  const [header, claims, signature, ...rest] = token.split('.');
  if (!header || !claims || !signature || rest.length > 0 || !/^[\w-]+$/.test(signature)) throw malformed();
  return { header: decodePart(header), claims: decodePart(claims) };
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/**
 * Throws before any request if a text isn't a JSON Web Token. Only the backend decides whether the token is valid: it
 * knows the issuer's keys and the correct time.
 *
 * @internal
 */
export function checkJwt(token: unknown): void {
  const { header } = decodeJwt(token);
  if (typeof header.alg !== 'string') throw malformed();
  if (header.alg.toLowerCase() === 'none') throw new JwtError(JwtErrorType.AlgorithmNotAllowed);
}

/**
 * Reads an access token from the backend.
 *
 * The signature isn't verified: the SDK only forwards the token, and received it over TLS from its issuer. A server
 * that receives the token has to verify it against Nacre's key set.
 *
 * `exp` is compared with `iat` instead of the device's clock, because clocks are often wrong by an hour, and the
 * backend refuses expired tokens in any case.
 *
 * @param before - the claims of the session's current token; a renewed token has the same user and application
 * @internal
 */
export function decodeAccessToken(token: unknown, before?: AccessTokenClaims): AccessTokenClaims {
  const { header, claims } = decodeJwt(token);
  if (header.alg !== 'ES256') throw new JwtError(JwtErrorType.AlgorithmNotAllowed);
  const { sub, aud, exp, iat } = claims;
  if (typeof sub !== 'string' || sub === '' || typeof aud !== 'string' || !isTime(exp) || !isTime(iat))
    throw malformed();
  if (exp <= iat) throw new JwtError(JwtErrorType.Expired);
  if (before && before.aud !== aud) throw new JwtError(JwtErrorType.AudienceMismatch);
  if (before && before.sub !== sub) throw new SdkError(SdkErrorType.UnexpectedResponse);
  return { sub, aud, exp, iat };
}
