import { invalidArgument } from './checkTypes.ts';

/** The hosts of this device. Requests to them don't leave it. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Parses an address that receives keys or tokens, or that provides keys. It must use TLS or be on this device.
 *
 * @throws {@link SdkError} of type `InvalidArgument` when the address is invalid
 * @internal
 */
export function checkUrl(value: unknown, argument: string): URL {
  let url: URL;
  try {
    url = new URL(String(value));
  } catch {
    throw invalidArgument(argument, 'must be an absolute URL');
  }
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOCAL.includes(url.hostname)))
    throw invalidArgument(argument, 'must begin with https:');
  if (url.username || url.password || url.hash)
    throw invalidArgument(argument, 'must have neither a user nor a fragment');
  return url;
}

/**
 * Parses an address that paths are appended to.
 *
 * @returns the address without a trailing slash
 * @throws {@link SdkError} of type `InvalidArgument` when the address is invalid
 * @internal
 */
export function readUrl(value: unknown, argument: string): string {
  const url = checkUrl(value, argument);
  if (url.search) throw invalidArgument(argument, 'must have no query');
  return url.href.replace(/[?/]+$/, '');
}
