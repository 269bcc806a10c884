import { site } from '../../../../src/config/site.ts';

/** The address of the docs in the sources, and the address at which they are served. */
interface Addresses {
  url: string;
  baseUrl: string;
  links: { docs: string };
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Returns a function that replaces the address in the sources with the served one, or nothing if they are the same. */
function replacer({ url, baseUrl, links }: Addresses): ((text: string) => string) | undefined {
  const served = (url + baseUrl).replace(/\/$/, '');
  if (served === links.docs) return undefined;
  // Excludes the start of another host's name, and addresses that already have the path.
  const exclusion = url === links.docs ? `(?!${escape(baseUrl.slice(0, -1))}(?![\\w.~-]))` : '';
  const pattern = new RegExp(`${escape(links.docs)}(?![\\w-]|\\.\\w|:\\d)${exclusion}`, 'g');
  return (text) => text.replace(pattern, () => served);
}

/**
 * Replaces the address of the docs in a text with the address that this site is built for. Sources and published
 * packages always contain `site.links.docs`.
 */
export function replaceAddress(text: string, addresses: Addresses = site): string {
  return replacer(addresses)?.(text) ?? text;
}

/** The same for the bytes of any file, which are returned unchanged if they don't contain the address. */
export function replaceAddressInBytes(content: Uint8Array, addresses: Addresses = site): Uint8Array {
  const replace = replacer(addresses);
  if (!replace) return content;
  // One character per byte, since an address is ASCII.
  const before = Buffer.from(content).toString('latin1');
  const after = replace(before);
  return after === before ? content : Buffer.from(after, 'latin1');
}
