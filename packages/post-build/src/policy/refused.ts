import { startTags, type StartTag } from './startTags.ts';

/** Elements that the policy has no source for, or that change what all addresses mean. */
const ELEMENTS = new Set(['base', 'embed', 'fencedframe', 'frame', 'iframe', 'object', 'style']);
const ADDRESSES = new Set([
  ...['action', 'data', 'formaction', 'from', 'href', 'ping', 'poster', 'src', 'to', 'values', 'xlink:href'],
]);
/** Links by which a browser loads something. */
const LOADING = /\b(?:icon|manifest|modulepreload|preload|stylesheet)\b/i;
const SIGNS: Record<string, string> = { colon: ':', tab: '', newline: '' };

/** An address as a browser reads it, without what it leaves out. */
const addressOf = (value: string): string =>
  value
    .replace(/&#x([\da-f]+);?/gi, (_, digits: string) => String.fromCodePoint(parseInt(digits, 16)))
    .replace(/&#(\d+);?/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&(colon|tab|newline);/gi, (_, sign: string) => SIGNS[sign.toLowerCase()] ?? '')
    // oxlint-disable-next-line no-control-regex -- browsers leave these out, wherever they stand
    .replace(/[\u0000-\u0020]/g, '')
    .toLowerCase();

/** Two strokes of either kind begin a host's name. */
const isElsewhere = (value: string): boolean =>
  /^(?!data:)(?:[a-z][a-z\d+.-]*:|[/\\]{2})/.test(addressOf(value));

function reasonOf({ name, attributes }: StartTag): string | undefined {
  if (ELEMENTS.has(name)) return `the element ${name}`;
  for (const [key, value] of attributes) {
    if (key === 'style') return 'a style attribute; use a class';
    if (key === 'srcdoc') return 'a page inside of an attribute';
    if (/^on[a-z]/.test(key)) return `the handler ${key}; add a listener`;
    if (ADDRESSES.has(key) && addressOf(value).startsWith('javascript:')) return 'a script in an address';
  }
  const loaded =
    LOADING.test(attributes.get('rel') ?? '') && name === 'link' ? attributes.get('href') : undefined;
  const source = attributes.get('src') ?? loaded ?? '';
  // Pictures alone may stand in their own address.
  if (name === 'script' && addressOf(source).startsWith('data:')) return 'a script in an address';
  const others = ['srcset', 'imagesrcset'].flatMap((key) => (attributes.get(key) ?? '').split(/,\s+/));
  return [source, ...others].some(isElsewhere) ? 'something that another host has' : undefined;
}

/**
 * What stands in some HTML and would be blocked by the policy, or is what the policy is there to block. The HTML was
 * made by the build, so this is a fault of a page or a component; it is the last net behind what checks the sources.
 *
 * @returns each with its place: the tag as it is written
 */
export function refusedIn(html: string): string[] {
  const found: string[] = [];
  for (const tag of startTags(html)) {
    const reason = reasonOf(tag);
    if (reason !== undefined) found.push(`${reason}: ${tag.source.slice(0, 120)}`);
  }
  return found;
}

/** Stops the build at what the policy does not allow. */
export function refuse(html: string): void {
  const found = refusedIn(html);
  if (found.length === 0) return;
  throw new Error(
    `the Content-Security-Policy (src/config/policy.ts) does not allow\n  ${found.join('\n  ')}`,
  );
}
