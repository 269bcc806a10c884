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
  { name: 'default-src', sources: ['none'] },
  { name: 'script-src', sources: ['self'] },
  { name: 'style-src', sources: ['self'] },
  // Style sheets hold small drawings.
  { name: 'img-src', sources: ['self', 'data:'] },
  { name: 'font-src', sources: ['self'] },
  { name: 'connect-src', sources: ['self'] },
  { name: 'manifest-src', sources: ['self'] },
  { name: 'worker-src', sources: ['self'] },
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
