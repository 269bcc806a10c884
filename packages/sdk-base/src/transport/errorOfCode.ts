import type { BaseError } from '../errors/BaseError.ts';
import { catalogue } from '../errors/catalogue.ts';
import { CryptoError } from '../errors/CryptoError.ts';
import type { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import type { ErrorType } from '../errors/ErrorType.ts';
import { IframeApiError } from '../errors/IframeApiError.ts';
import type { IframeApiErrorType } from '../errors/IframeApiErrorType.ts';
import { JwtError } from '../errors/JwtError.ts';
import type { JwtErrorType } from '../errors/JwtErrorType.ts';
import type { NacreErrorOptions } from '../errors/NacreErrorOptions.ts';
import { SdkError } from '../errors/SdkError.ts';
import type { SdkErrorType } from '../errors/SdkErrorType.ts';

/**
 * Creates the error for a code from the backend or the key frame, with the class that the code belongs to.
 *
 * @internal
 */
export function errorOfCode(type: ErrorType, options: NacreErrorOptions): BaseError {
  switch (catalogue[type].class) {
    case 'SdkError':
      return new SdkError(type as SdkErrorType, options);
    case 'CryptoError':
      return new CryptoError(type as CryptoErrorType, options);
    case 'JwtError':
      return new JwtError(type as JwtErrorType, options);
    case 'IframeApiError':
      return new IframeApiError(type as IframeApiErrorType, options);
  }
}
