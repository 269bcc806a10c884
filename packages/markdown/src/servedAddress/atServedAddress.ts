import { site } from '../../../../src/config/site.ts';

/** What the sources call the docs, and where they are served. */
interface Addresses {
  url: string;
  baseUrl: string;
  links: { docs: string };
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Gives a function that puts the served address in place of the one that sources name; none if they are the same. */
function replacer({ url, baseUrl, links }: Addresses): ((text: string) => string) | undefined {
  const served = (url + baseUrl).replace(/\/$/, '');
  if (served === links.docs) return undefined;
  // Not the start of another host's name, and not what is under the path already.
  const done = url === links.docs ? `(?!${escape(baseUrl.slice(0, -1))}(?![\\w.~-]))` : '';
  const named = new RegExp(`${escape(links.docs)}(?![\\w-]|\\.\\w|:\\d)${done}`, 'g');
  return (text) => text.replace(named, () => served);
}

/**
 * A text of the sources as the site serves it: where it names the docs, it names the address that this site is built
 * for. Sources, and packages that are published, always name `site.links.docs`.
 */
export function atServedAddress(text: string, addresses: Addresses = site): string {
  return replacer(addresses)?.(text) ?? text;
}

/** The same for a file's bytes, whatever is in them: they stay as they are where they name no address. */
export function bytesAtServedAddress(content: Uint8Array, addresses: Addresses = site): Uint8Array {
  const replace = replacer(addresses);
  if (!replace) return content;
  // Each byte as one character: all of an address is in ASCII.
  const before = Buffer.from(content).toString('latin1');
  const after = replace(before);
  return after === before ? content : Buffer.from(after, 'latin1');
}
