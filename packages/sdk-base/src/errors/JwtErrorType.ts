/**
 * The types of {@link JwtError}: the reasons why a JSON Web Token isn't accepted.
 *
 * @remarks
 * Each member's value is the error's `code`, so `error.type` and `error.code` are equal.
 *
 * @example Tell an expired token from a forged one
 * ```ts
 * import { JwtError, JwtErrorType } from '@nacre/sdk-base';
 *
 * const error = new JwtError(JwtErrorType.Expired);
 * console.log(error.type === JwtErrorType.SignatureInvalid); // false
 * console.log(error.code); // "jwt/expired"
 * ```
 *
 * @see [Errors](https://docs.nacre.example/products/embedded-wallet/exceptions)
 * @category Errors
 * @since 0.1.0
 */
export enum JwtErrorType {
  /** The text isn't a JSON Web Token. */
  Malformed = 'jwt/malformed',
  /** The time in `exp` is in the past. */
  Expired = 'jwt/expired',
  /** The time in `nbf` or `iat` is in the future. */
  NotYetValid = 'jwt/not-yet-valid',
  /** The signature doesn't match the token. */
  SignatureInvalid = 'jwt/signature-invalid',
  /** The `aud` claim names another application. */
  AudienceMismatch = 'jwt/audience-mismatch',
  /** The `iss` claim names another issuer. */
  IssuerMismatch = 'jwt/issuer-mismatch',
  /** The `alg` header names an algorithm that isn't accepted. */
  AlgorithmNotAllowed = 'jwt/algorithm-not-allowed',
  /** The issuer's key set has no key with the header's `kid`. */
  KeyNotFound = 'jwt/key-not-found',
}
