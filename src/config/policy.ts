import { trustedTypes } from './trustedTypes.ts';

/**
 * The Content-Security-Policy of every page: what a page may load and do. It is sent as a header where the host can do
 * that, and stands in each page's head as a second net. A `meta` policy is the weaker one: it says nothing about who may
 * frame the page (`frame-ancestors`), cannot report or `sandbox`, holds only for what comes behind it in the HTML, and
 * only for HTML: a worker, or a drawing opened by itself, has the header or nothing.
 */

/** Where something may come from, and what a page may do. */
type Source =
  | 'none'
  | 'self'
  | 'script'
  | 'data:'
  | `sha256-${string}`
  | (typeof trustedTypes)[keyof typeof trustedTypes];

/** A directive of the policy. */
interface Directive {
  readonly name: string;
  readonly sources: readonly Source[];
  /** Browsers take it from a header only. */
  readonly headerOnly?: true;
}

const directives: readonly Directive[] = [
  // Every kind of file that has no directive below: styles, fonts, requests, the manifest. Firefox asks this one about
  // prefetched files, whatever the others say.
  { name: 'default-src', sources: ['self'] },
  { name: 'script-src', sources: ['self'] },
  // Style sheets hold small drawings.
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

/** Words of the language stand in quotes; schemes and names of policies do not. */
const written = (source: Source): string =>
  /^(?:none|self|script|sha256-.+)$/.test(source) ? `'${source}'` : source;

/** What a policy is made for. */
interface PolicyOptions {
  /** Hashes of the scripts that stand in the HTML itself, such as `sha256-…`. */
  readonly hashes: Iterable<`sha256-${string}`>;
  /** Whether it is for a `meta` element, and not for a header. */
  readonly meta: boolean;
}

/** The policy, as it stands in a header or in a `meta` element. */
export function contentPolicy({ hashes, meta }: PolicyOptions): string {
  return directives
    .filter(({ headerOnly }) => !(meta && headerOnly))
    .map(({ name, sources }) => [
      name,
      ...(name === 'script-src' ? [...sources, ...hashes] : sources).map(written),
    ])
    .map((words) => words.join(' '))
    .join('; ');
}
