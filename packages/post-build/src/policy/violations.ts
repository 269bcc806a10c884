import { startTags, type StartTag } from './startTags.ts';

/** Elements that the policy has no source for, or that change the meaning of all addresses. */
const ELEMENTS = new Set(['base', 'embed', 'fencedframe', 'frame', 'iframe', 'object', 'style']);
const ADDRESSES = new Set([
  ...['action', 'data', 'formaction', 'from', 'href', 'ping', 'poster', 'src', 'to', 'values', 'xlink:href'],
]);
/** Link relations that make a browser load a resource. */
const LOADING = /\b(?:icon|manifest|modulepreload|preload|stylesheet)\b/i;
const SIGNS: Record<string, string> = { colon: ':', tab: '', newline: '' };

/** Decodes an address as a browser does, without the characters that browsers ignore. */
const addressOf = (value: string): string =>
  value
    .replace(/&#x([\da-f]+);?/gi, (_, digits: string) => String.fromCodePoint(parseInt(digits, 16)))
    .replace(/&#(\d+);?/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&(colon|tab|newline);/gi, (_, sign: string) => SIGNS[sign.toLowerCase()] ?? '')
    // oxlint-disable-next-line no-control-regex -- browsers leave these out, wherever they stand
    .replace(/[\u0000-\u0020]/g, '')
    .toLowerCase();

/** Whether an address is on another host. Two slashes of either kind start a host's name. */
const isOnOtherHost = (value: string): boolean =>
  /^(?!data:)(?:[a-z][a-z\d+.-]*:|[/\\]{2})/.test(addressOf(value));

function violationOf({ name, attributes }: StartTag): string | undefined {
  if (ELEMENTS.has(name)) return `the element ${name}`;
  for (const [key, value] of attributes) {
    if (key === 'style') return 'a style attribute; use a class';
    if (key === 'srcdoc') return 'a page in the attribute srcdoc';
    if (/^on[a-z]/.test(key)) return `the handler ${key}; add a listener`;
    if (ADDRESSES.has(key) && addressOf(value).startsWith('javascript:')) return 'a script in an address';
  }
  const loaded =
    LOADING.test(attributes.get('rel') ?? '') && name === 'link' ? attributes.get('href') : undefined;
  const source = attributes.get('src') ?? loaded ?? '';
  // Only pictures may be data URLs.
  if (name === 'script' && addressOf(source).startsWith('data:')) return 'a script in an address';
  const candidates = ['srcset', 'imagesrcset'].flatMap((key) => (attributes.get(key) ?? '').split(/,\s+/));
  return [source, ...candidates].some((value) => value !== '' && isOnOtherHost(value))
    ? 'a resource of another host'
    : undefined;
}

/**
 * Finds everything in HTML that the policy would block, or is meant to block. Since the build generated the HTML, a
 * finding is a mistake in a page or a component. This is the last safety net after the checks of the sources.
 *
 * @returns the reason for each finding, with the source of the tag
 */
export function findViolations(html: string): string[] {
  const violations: string[] = [];
  for (const tag of startTags(html)) {
    const reason = violationOf(tag);
    if (reason !== undefined) violations.push(`${reason}: ${tag.source.slice(0, 120)}`);
  }
  return violations;
}

/** Stops the build if the policy doesn't allow the HTML. */
export function assertNoViolations(html: string): void {
  const violations = findViolations(html);
  if (violations.length === 0) return;
  throw new Error(
    `the Content-Security-Policy (src/config/policy.ts) does not allow:\n  ${violations.join('\n  ')}`,
  );
}
