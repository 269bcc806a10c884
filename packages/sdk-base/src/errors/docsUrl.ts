import { DOCS } from '../addresses.ts';
import type { ErrorCode } from './ErrorType.ts';

/**
 * The page that explains every code.
 *
 * @internal
 */
export const exceptionsUrl = `${DOCS}/products/embedded-wallet/exceptions`;

/**
 * Makes the anchor of a code's entry on that page.
 *
 * @internal
 */
export function errorAnchor(code: string): string {
  return code.replace('/', '-');
}

/**
 * Makes the address of a code's entry on that page.
 *
 * @internal
 */
export function docsUrlOf(code: ErrorCode): string {
  return `${exceptionsUrl}#${errorAnchor(code)}`;
}
