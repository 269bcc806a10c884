/** An error that explains why an address is invalid, and how to correct it. */
export class AddressError extends Error {}

/** Matches the scheme, the authority up to the first slash, and the rest. */
const PARTS = /^(https?:\/\/)([^/\\?#]*)(.*)$/i;

const isBlank = (text: string | undefined): text is undefined => text === undefined || text.trim() === '';

/**
 * Returns the normalized origin that serves the docs: without a trailing slash, and with the host in lowercase ASCII.
 *
 * @param written - the value of `SITE_URL`; blank is the same as not set
 * @param docs - the origin if it's not set
 */
export function originOf(written: string | undefined, docs: string): string {
  if (isBlank(written)) return docs;
  const text = written.trim();
  const refuse = (reason: string): never => {
    throw new AddressError(`SITE_URL=${withoutPassword(text)}: ${reason}`);
  };
  const [, scheme = '', authority = '', rest = ''] = PARTS.exec(text) ?? [];
  if (!scheme)
    return refuse(`it must begin with https:// or http://. Write SITE_URL=https://${hostIn(text)}`);
  if (authority.includes('@')) return refuse('it must not contain a user or a password. Remove them');
  if (/[\s\\%]/.test(text)) return refuse('it contains a space, a backslash or a percent sign. Remove it');
  if (/[?#]/.test(rest)) return refuse('it has a query or a hash. Write only the scheme and the host');
  const path = rest.replace(/^\/+|\/+$/g, '');
  if (path)
    return refuse(
      `a path belongs in BASE_URL. Write SITE_URL=${scheme}${authority} BASE_URL=${basePathOf(path, () => `/${path}/`)}`,
    );
  const origin = URL.canParse(text) ? new URL(text).origin : '';
  // The URL parser accepts empty labels, which are invalid in host names.
  if (!origin || /^https?:\/\/\.|\.\.|\.(?::\d+)?$/.test(origin))
    return refuse('the host name is not valid. Write an address such as https://docs.example.com');
  return origin;
}

/** Guesses the intended host, for the suggestion in the message. */
function hostIn(text: string): string {
  const host = /^(?:(?:https?:|[a-z]+:(?=\/\/))[/\\]*|\/\/)?([^/\\?#@\s]+)/i.exec(text)?.[1];
  return host && URL.canParse(`https://${host}`) ? host : 'docs.example.com';
}

/** Removes a password, which would otherwise be in the build's log. */
const withoutPassword = (text: string) => text.replace(/\/\/[^/?#]*@/, '//…@');

/**
 * Returns the normalized path of the docs under the origin, with one slash at both ends.
 *
 * @param written - the value of `BASE_URL`; blank is the same as not set
 */
export function basePathOf(
  written: string | undefined,
  refuse = (reason: string): string => {
    throw new AddressError(`BASE_URL=${written?.trim()}: ${reason}`);
  },
): string {
  if (isBlank(written)) return '/';
  const text = written.trim();
  if (/^[a-z][a-z\d+.-]*:/i.test(text))
    return refuse('it must be only the path, such as /docs/. The scheme and the host belong in SITE_URL');
  const parts = text.split('/').filter((part) => part !== '');
  const odd = parts.find((part) => !/^[\w.~-]+$/.test(part));
  if (odd !== undefined)
    return refuse(
      `"${odd}" has characters other than a-z, A-Z, 0-9 and - . _ ~. Choose a path with only these`,
    );
  if (parts.some((part) => /^\.+$/.test(part)))
    return refuse('one of its segments is only dots. Write the full path without it');
  return ['', ...parts, ''].join('/');
}
