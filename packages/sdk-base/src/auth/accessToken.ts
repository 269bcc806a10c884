import { JwtError } from '../errors/JwtError.ts';
import { JwtErrorType } from '../errors/JwtErrorType.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import { fromBase64Url } from '../base64.ts';

/**
 * What the SDK reads of an access token.
 *
 * @internal
 */
export type AccessTokenClaims = {
  /** The user's id. */
  sub: string;
  /** The application's id. */
  aud: string;
  /** When the token expires, in seconds since 1970. */
  exp: number;
  /** When the token was issued, in seconds since 1970. */
  iat: number;
};

const LONGEST_TOKEN = 8_192;

const malformed = () => new JwtError(JwtErrorType.Malformed);

/** Decodes one part of a token. Strict: what decodes here decodes the same way everywhere. */
function decodePart(part: string): Record<string, unknown> {
  if (!/^[\w-]+$/.test(part) || part.length % 4 === 1) throw malformed();
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(part)));
  } catch {
    // No cause: the platform's message can quote the token.
    throw malformed();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed();
  return value as Record<string, unknown>;
}

/**
 * Takes a token apart. Says nothing of its signature.
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
 * Refuses what is not a JSON Web Token, before it is sent anywhere. Whether it is valid is for the backend to
 * say, which knows the issuer's keys and has the right time.
 *
 * @internal
 */
export function checkJwt(token: unknown): void {
  const { header } = decodeJwt(token);
  if (typeof header.alg !== 'string') throw malformed();
  if (header.alg.toLowerCase() === 'none') throw new JwtError(JwtErrorType.AlgorithmNotAllowed);
}

/**
 * Reads an access token that came from the backend.
 *
 * The signature is not verified: the token is the SDK's to send, not to trust, and it came over TLS from the one
 * who made it. A server that receives the token has to verify it against Nacre's key set.
 *
 * `exp` is compared with `iat`, not with the device's clock: a clock that is wrong by an hour is common, and the
 * backend refuses a token that has expired in any case.
 *
 * @param before - the claims of the session's token so far; a renewed token is for the same user and application
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
