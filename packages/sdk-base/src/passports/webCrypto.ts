import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';

/**
 * Gives the platform's WebCrypto.
 *
 * @throws {@link SdkError} of type `NotSupported` when the platform has none, such as a page without HTTPS
 * @internal
 */
export function webCrypto(): SubtleCrypto {
  // The types promise it, but a browser gives it to secure contexts only.
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  if (subtle) return subtle;
  throw new SdkError(SdkErrorType.NotSupported, {
    message: 'The platform has no WebCrypto. Serve the page over HTTPS.',
    details: { feature: 'crypto.subtle' },
  });
}
