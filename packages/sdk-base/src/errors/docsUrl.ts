import { DOCS } from '../addresses.ts';
import type { ErrorCode } from './ErrorType.ts';

/**
 * The URL of the page that explains all codes.
 *
 * @internal
 */
export const exceptionsUrl = `${DOCS}/products/embedded-wallet/exceptions`;

/**
 * Returns the anchor of a code's entry on that page.
 *
 * @internal
 */
export function errorAnchor(code: string): string {
  return code.replace('/', '-');
}

/**
 * Returns the URL of a code's entry on that page.
 *
 * @internal
 */
export function docsUrlOf(code: ErrorCode): string {
  return `${exceptionsUrl}#${errorAnchor(code)}`;
}
