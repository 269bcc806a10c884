import { responseHeaders, fileHeaders, type FileHeader, type FileMatcher } from '../rules/headers.ts';
import { escapeRegExp, map as lastingMap } from './text.ts';

type Row = readonly [key: string, value: string];

/** Creates a volatile map, since the status and the file of a response are known only at its end. */
const map = (about: string, source: string, variable: string, rows: readonly Row[]): string =>
  lastingMap(about, source, variable, rows, { isVolatile: true });

/**
 * With this status, nginx starts a response as if it had the file, and adds its headers a second time when it finds
 * that it hasn't.
 */
const SECOND_TIME = '416';

/** Matches the extension of a packed form, which has the headers of its original file. */
const FORM = '(?:\\.br|\\.gz)?$';

/** Matches responses with a file of the site. Only these are cached for long. */
const WITH_FILE = '^(?:200|206|304) ';

const variableOf = (header: string): string => `$docs_${header.toLowerCase().replaceAll('-', '_')}`;

function patternsOf(base: string, { areIn = [], endWith = [] }: FileMatcher): string[] {
  const start = escapeRegExp(base);
  return [
    ...(areIn.length > 0 ? [`${start}(?:${areIn.map(escapeRegExp).join('|')})/`] : []),
    ...(endWith.length > 0 ? [`${start}.*\\.(?:${endWith.map(escapeRegExp).join('|')})${FORM}`] : []),
  ];
}

function fileHeaderMap(base: string, { name, cases, otherwise }: FileHeader): string {
  const status = name === 'Cache-Control' ? WITH_FILE : '^\\d+ ';
  const rows = cases.flatMap((files) =>
    patternsOf(base, files).map((pattern): Row => [`~${status}${pattern}`, files.value]),
  );
  return map(`${name}, by file.`, '"$status $uri"', variableOf(name), [
    ['default', otherwise],
    [`~^${SECOND_TIME} `, ''],
    ...rows,
  ]);
}

/** Returns the values of all headers, by status and file. An empty value omits a header. */
export const headerMaps = (base: string, policy: string): string =>
  [
    ...Object.entries(responseHeaders(policy)).map(([name, value]) =>
      map(`${name} of every response, set once.`, '$status', variableOf(name), [
        ['default', value],
        [SECOND_TIME, ''],
      ]),
    ),
    ...fileHeaders.map((header) => fileHeaderMap(base, header)),
    map('The compression of a body.', '"$status $uri"', variableOf('Content-Encoding'), [
      ['default', ''],
      ['~^(?:200|304|404) .*\\.br$', 'br'],
      ['~^(?:200|304|404) .*\\.gz$', 'gzip'],
    ]),
    map('The allowed methods, for a request with another one.', '$status', variableOf('Allow'), [
      ['default', ''],
      ['405', 'GET, HEAD'],
    ]),
  ].join('\n');

/** Returns all headers for one location, since a location that added one would lose the others. */
export const headerLines = (): string =>
  [...Object.keys(responseHeaders('')), ...fileHeaders.map(({ name }) => name), 'Content-Encoding', 'Allow']
    .map((name) => `add_header ${name} ${variableOf(name)} always;\n`)
    .join('');
