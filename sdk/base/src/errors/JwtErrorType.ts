/**
 * Names why a JSON Web Token is not accepted.
 *
 * @remarks
 * The value of each member is the error's `code`, so `error.type` and `error.code` agree.
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
  /** The text is not a JSON Web Token. */
  Malformed = 'jwt/malformed',
  /** The time in `exp` is in the past. */
  Expired = 'jwt/expired',
  /** The time in `nbf` or `iat` is in the future. */
  NotYetValid = 'jwt/not-yet-valid',
  /** The signature does not match the token. */
  SignatureInvalid = 'jwt/signature-invalid',
  /** The claim `aud` names another application. */
  AudienceMismatch = 'jwt/audience-mismatch',
  /** The claim `iss` names another issuer. */
  IssuerMismatch = 'jwt/issuer-mismatch',
  /** The header `alg` names an algorithm that is not accepted. */
  AlgorithmNotAllowed = 'jwt/algorithm-not-allowed',
  /** The issuer's key set holds no key with the header's `kid`. */
  KeyNotFound = 'jwt/key-not-found',
}
