import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';

/**
 * Returns the platform's WebCrypto.
 *
 * @throws {@link SdkError} of type `NotSupported` when the platform has none, such as a page without HTTPS
 * @internal
 */
export function webCrypto(): SubtleCrypto {
  // The types always include it, but browsers provide it only in secure contexts.
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  if (subtle) return subtle;
  throw new SdkError(SdkErrorType.NotSupported, {
    message: 'The platform has no WebCrypto. Serve the page over HTTPS.',
    details: { feature: 'crypto.subtle' },
  });
}
