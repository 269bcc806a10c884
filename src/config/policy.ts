import { trustedTypes } from './trustedTypes.ts';

/**
 * The Content-Security-Policy of every page. Hosts that can do so send it as a header, and each page's head contains it
 * as a fallback. A `meta` policy is weaker: it can't restrict framing (`frame-ancestors`), report or `sandbox`, and it
 * applies only to the HTML after it. Workers and SVG files that are opened directly are covered by the header alone.
 */

/** A source that a directive allows. */
type Source =
  | 'none'
  | 'self'
  | 'script'
  | 'data:'
  | `sha256-${string}`
  | (typeof trustedTypes)[keyof typeof trustedTypes];

interface Directive {
  readonly name: string;
  readonly sources: readonly Source[];
  /** Set if browsers accept the directive only in a header. */
  readonly headerOnly?: true;
}

const directives: readonly Directive[] = [
  // Applies to all files without a directive below: styles, fonts, requests, the manifest. Firefox applies it to
  // prefetched files regardless of the other directives.
  { name: 'default-src', sources: ['self'] },
  { name: 'script-src', sources: ['self'] },
  // Style sheets contain small images as data URLs.
  { name: 'img-src', sources: ['self', 'data:'] },
  { name: 'frame-src', sources: ['none'] },
  { name: 'media-src', sources: ['none'] },
  { name: 'object-src', sources: ['none'] },
  { name: 'frame-ancestors', sources: ['none'], headerOnly: true },
  { name: 'base-uri', sources: ['none'] },
  { name: 'form-action', sources: ['self'] },
  { name: 'require-trusted-types-for', sources: ['script'] },
  { name: 'trusted-types', sources: Object.values(trustedTypes) },
];

/** Quotes keywords and hashes. Schemes and names of policies aren't quoted. */
const quoteSource = (source: Source): string =>
  /^(?:none|self|script|sha256-.+)$/.test(source) ? `'${source}'` : source;

interface PolicyOptions {
  /** Hashes of the inline scripts, such as `sha256-…`. */
  readonly hashes: Iterable<`sha256-${string}`>;
  /** Whether the policy is for a `meta` element instead of a header. */
  readonly meta: boolean;
}

/** Returns the policy for a header or a `meta` element. */
export function contentPolicy({ hashes, meta }: PolicyOptions): string {
  return directives
    .filter(({ headerOnly }) => !(meta && headerOnly))
    .map(({ name, sources }) => [
      name,
      ...(name === 'script-src' ? [...sources, ...hashes] : sources).map(quoteSource),
    ])
    .map((words) => words.join(' '))
    .join('; ');
}
