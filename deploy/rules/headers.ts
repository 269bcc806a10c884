import { mediaTypeOf, mediaTypes } from './mediaTypes.ts';
import { permissionsPolicy } from './permissions.ts';

/** Headers of every answer, whatever its status. The policy is the built site's: it names its inline scripts. */
export const answerHeaders = (policy: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Two years. Browsers heed it on https alone.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
});

/** Some of the site's files, by their paths below the base URL. */
export interface FilesThat {
  /** They are in one of these folders. */
  areIn?: readonly string[];
  /** Their names end with one of these, after a dot. */
  endWith?: readonly string[];
}

/** A header whose value depends on the file that is sent. The first case that holds counts. */
export interface FileHeader {
  name: string;
  cases: readonly (FilesThat & { value: string })[];
  /** The value for all others. With an empty one the header is left out. */
  otherwise: string;
}

/** Of answers that are no file, too: a redirect, a refusal. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

const packable = Object.entries(mediaTypes).flatMap(([extension, { isPackable }]) =>
  isPackable ? [extension] : [],
);

/** Folders of the parts of pages that the app fetches: never read by themselves, and never as Markdown. */
const partFolders = ['fragments'] as const;

/** Folders of files that never change: their names hold a hash of their content, or a version. */
export const hashedFolders = ['assets', 'search-index', 'downloads'] as const;

export const fileHeaders: readonly FileHeader[] = [
  {
    name: 'Cache-Control',
    cases: [{ areIn: hashedFolders, value: 'public, max-age=31536000, immutable' }],
    otherwise: REVALIDATED,
  },
  {
    name: 'Cross-Origin-Resource-Policy',
    // What others may show or fetch: images, downloads, and all that is for programs.
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

const isAmong = (file: string, { areIn = [], endWith = [] }: FilesThat): boolean =>
  areIn.some((folder) => file.startsWith(`${folder}/`)) || endWith.some((end) => file.endsWith(`.${end}`));

/** The headers that depend on a file's path below the base URL, without its type. */
export function fileHeadersOf(file: string): Record<string, string> {
  const values = fileHeaders.map(
    ({ name, cases, otherwise }) =>
      [name, cases.find((one) => isAmong(file, one))?.value ?? otherwise] as const,
  );
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

/** The headers of a file that is sent with status 200, by its path below the base URL. */
export const headersOf = (file: string): Record<string, string> => ({
  'Content-Type': mediaTypeOf(file).type,
  ...fileHeadersOf(file),
});
