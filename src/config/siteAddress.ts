/** Why an address cannot be taken, and what to write instead. */
export class AddressError extends Error {}

/** Scheme, then what comes up to the first slash, then the rest. */
const PARTS = /^(https?:\/\/)([^/\\?#]*)(.*)$/i;

const isBlank = (text: string | undefined): text is undefined => text === undefined || text.trim() === '';

/**
 * The origin that serves the docs, in one spelling: without a slash at the end, the host in small letters and ASCII.
 *
 * @param written - what `SITE_URL` says; blank is the same as not set
 * @param docs - the origin that counts then
 */
export function originOf(written: string | undefined, docs: string): string {
  if (isBlank(written)) return docs;
  const text = written.trim();
  const refuse = (why: string): never => {
    throw new AddressError(`SITE_URL=${withoutPassword(text)}: ${why}`);
  };
  const [, scheme = '', authority = '', rest = ''] = PARTS.exec(text) ?? [];
  if (!scheme)
    return refuse(`it has to begin with https:// or http://. Write SITE_URL=https://${hostIn(text)}`);
  if (authority.includes('@'))
    return refuse('an address of docs has no user and no password. Leave them out');
  if (/[\s\\%]/.test(text)) return refuse('it has a space, a backslash or a percent sign. Leave it out');
  if (/[?#]/.test(rest)) return refuse('it has a query or a hash. Write scheme and host alone');
  const path = rest.replace(/^\/+|\/+$/g, '');
  if (path)
    return refuse(
      `a path belongs in BASE_URL. Write SITE_URL=${scheme}${authority} BASE_URL=${basePathOf(path, () => `/${path}/`)}`,
    );
  const origin = URL.canParse(text) ? new URL(text).origin : '';
  // The parser takes empty labels, which no name of a host has.
  if (!origin || /^https?:\/\/\.|\.\.|\.(?::\d+)?$/.test(origin)) return refuse('this is no name of a host');
  return origin;
}

/** The host that somebody seems to have meant. */
function hostIn(text: string): string {
  const host = /^(?:(?:https?:|[a-z]+:(?=\/\/))[/\\]*|\/\/)?([^/\\?#@\s]+)/i.exec(text)?.[1];
  return host && URL.canParse(`https://${host}`) ? host : 'docs.example.com';
}

/** A password would stand in the log of a build. */
const withoutPassword = (text: string) => text.replace(/\/\/[^/?#]*@/, '//…@');

/**
 * The path under the origin at which the docs live, with one slash at both ends.
 *
 * @param written - what `BASE_URL` says; blank is the same as not set
 */
export function basePathOf(
  written: string | undefined,
  refuse = (why: string): string => {
    throw new AddressError(`BASE_URL=${written?.trim()}: ${why}`);
  },
): string {
  if (isBlank(written)) return '/';
  const text = written.trim();
  if (/^[a-z][a-z\d+.-]*:/i.test(text))
    return refuse('it is the path alone, such as /docs/. Scheme and host belong in SITE_URL');
  const parts = text.split('/').filter((part) => part !== '');
  const odd = parts.find((part) => !/^[\w.~-]+$/.test(part));
  if (odd !== undefined)
    return refuse(
      `"${odd}" has other signs than a-z, A-Z, 0-9 and - . _ ~. Choose a path that has only these`,
    );
  if (parts.some((part) => /^\.+$/.test(part)))
    return refuse('a part of it is only dots. Write the path whole');
  return ['', ...parts, ''].join('/');
}
