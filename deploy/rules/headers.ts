import { mediaTypes } from './mediaTypes.ts';
import features from './permissions.json';

/**
 * Value of `Permissions-Policy`. Copy buttons write to the clipboard. The docs never use the refused features, so that an
 * injected script can't use them either.
 */
const permissionsPolicy = [
  ...features.own.map((feature) => `${feature}=(self)`),
  ...features.refused.map((feature) => `${feature}=()`),
].join(', ');

/**
 * Returns the headers of every response, regardless of its status. The policy is the built site's, since it lists the
 * inline scripts.
 */
export const responseHeaders = (policy: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Two years. Browsers obey it only on https.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
});

/** Selects files of the site by their paths below the base URL. */
export interface FileMatcher {
  /** The folders of the files. */
  areIn?: readonly string[];
  /** The endings of the file names, after a dot. */
  endWith?: readonly string[];
}

/** A header whose value depends on the file that is sent. The first matching case applies. */
export interface FileHeader {
  name: string;
  cases: readonly (FileMatcher & { value: string })[];
  /** The value for all other files. An empty value omits the header. */
  otherwise: string;
}

/** Also applies to responses without a file, such as redirects and errors. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

const packable = Object.entries(mediaTypes).flatMap(([extension, { isPackable }]) =>
  isPackable ? [extension] : [],
);

/** Folders of page fragments that the app fetches. They're never read on their own, and never as Markdown. */
const partFolders = ['fragments'] as const;

/** Folders of files that never change, since their names contain a hash of their content, or a version. */
export const hashedFolders = ['assets', 'search-index', 'downloads'] as const;

export const fileHeaders: readonly FileHeader[] = [
  {
    name: 'Cache-Control',
    cases: [{ areIn: hashedFolders, value: 'public, max-age=31536000, immutable' }],
    otherwise: REVALIDATED,
  },
  {
    name: 'Cross-Origin-Resource-Policy',
    // Files that other sites may show or fetch, which are images, downloads, and files for programs.
    cases: [
      { areIn: ['img', 'downloads', 'openapi'], value: 'cross-origin' },
      { endWith: ['md', 'txt', 'xml', 'yaml'], value: 'cross-origin' },
    ],
    otherwise: 'same-origin',
  },
  {
    name: 'Vary',
    cases: [
      { areIn: partFolders, value: 'Accept-Encoding' },
      // A page is sent as HTML or as Markdown.
      { endWith: ['html', 'md'], value: 'Accept, Accept-Encoding' },
      { endWith: [...packable], value: 'Accept-Encoding' },
    ],
    otherwise: '',
  },
];
