import { invalidArgument } from './checkTypes.ts';

/** Hosts of this device, where nothing goes over a network. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Reads an address to which keys or tokens go, or from which keys come: over TLS, or on this device.
 *
 * @throws {@link SdkError} of type `InvalidArgument` when it's none
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
 * Reads an address that paths are added to.
 *
 * @returns the address without a slash at its end
 * @throws {@link SdkError} of type `InvalidArgument` when it's none
 * @internal
 */
export function readUrl(value: unknown, argument: string): string {
  const url = checkUrl(value, argument);
  if (url.search) throw invalidArgument(argument, 'must have no query');
  return url.href.replace(/[?/]+$/, '');
}
