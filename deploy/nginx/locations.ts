import { mediaTypes, mediaTypesByPath, type MediaType } from '../rules/mediaTypes.ts';
import { comment, indent, escapeRegExp, quote } from './text.ts';

interface Location {
  about: string;
  /** The text between `location` and its braces. */
  match: string;
  lines: readonly string[];
}

const write = ({ about, match, lines }: Location): string =>
  `${comment(about)}\nlocation ${match} {\n${indent(lines.join('\n'))}\n}\n`;

const typed = ({ type }: MediaType): string => `default_type ${quote(type)};`;

/** Redirects from an old address of a page or of its Markdown. */
const MOVED = 'if ($docs_moved) {\n  return 301 $docs_moved;\n}';

/** Sends a file in the form that the browser accepts if it exists, or else unpacked. */
const send = (file: string): string => `try_files ${file}$docs_form ${file} =404;`;

const HTML = typed(mediaTypes.html as MediaType);
const MARKDOWN = typed(mediaTypes.md as MediaType);

/** Returns a location for each file type, and for each file whose name doesn't reveal its type. */
function fileLocations(start: string): Location[] {
  const namedFiles = Object.entries(mediaTypesByPath).map(([file, type]) => ({
    about: 'A file whose name does not reveal its type.',
    match: `= ${start}/${file}`,
    lines: [typed(type), send('$uri')],
  }));
  const kinds = Object.entries(mediaTypes)
    .filter(([extension]) => extension !== 'html' && extension !== 'md')
    .map(([extension, type]) => ({
      about: `Files with the extension ${extension}.`,
      match: `~ ^${escapeRegExp(start)}/.+\\.${extension}$`,
      lines: [typed(type), type.isPackable ? send('$uri') : 'try_files $uri =404;'],
    }));
  return [...namedFiles, ...kinds];
}

function notFoundLocations(start: string): Location[] {
  return [
    {
      about: 'The page for unknown addresses, only ever sent with status 404.',
      match: `= ${start}/404.html`,
      lines: [
        'internal;',
        HTML,
        `if ($docs_prefers_markdown) {\n  rewrite ^ ${start}/404.md last;\n}`,
        send(`${start}/404.html`),
      ],
    },
    {
      about: 'The page for unknown addresses as Markdown.',
      match: `= ${start}/404.md`,
      lines: ['internal;', MARKDOWN, send(`${start}/404.md`)],
    },
    {
      about: 'Markdown of pages, at its own address or for clients that prefer it.',
      match: `~ ^${escapeRegExp(start)}/.+\\.md$`,
      lines: [MARKDOWN, `error_page 404 ${start}/404.md;`, MOVED, send('$uri')],
    },
  ];
}

/** Redirects to a page's only address. The name of an existing page cannot lead to another host. */
const TO_PAGE = 'return 301 $docs_page$docs_end$is_args$args;';

function pageLocations(start: string): Location[] {
  const home = `return 301 ${start}/$is_args$args;`;
  return [
    {
      about: 'The home page.',
      match: `= ${start}/`,
      lines: [
        HTML,
        `if ($docs_is_doubled) {\n  ${home}\n}`,
        `if ($docs_prefers_markdown) {\n  rewrite ^ ${start}/index.md last;\n}`,
        send(`${start}/index.html`),
      ],
    },
    {
      about: 'Other addresses of the home page.',
      match: `~ ^${escapeRegExp(start)}${start === '' ? '/index(?:\\.html)?$' : '(?:/index(?:\\.html)?)?$'}`,
      lines: [home],
    },
    {
      about: 'Other addresses of a page, or an HTML file that is not a page.',
      match: `~ ^(?<docs_page>${escapeRegExp(start)}/.*?)(?:/index(?:\\.html)?|\\.html)$`,
      lines: [HTML, MOVED, `if (-f $document_root$docs_page/index.html) {\n  ${TO_PAGE}\n}`, send('$uri')],
    },
    {
      about: 'A page at its only address, with or without a slash at the end.',
      match: `~ ^(?<docs_page>${escapeRegExp(start)}/.+?)(?<docs_slash>/?)$`,
      lines: [
        HTML,
        MOVED,
        'if (!-f $document_root$docs_page/index.html) {\n  return 404;\n}',
        `if ($docs_slash != $docs_end) {\n  ${TO_PAGE}\n}`,
        `if ($docs_is_doubled) {\n  ${TO_PAGE}\n}`,
        'if ($docs_goes_as_markdown) {\n  rewrite ^ $docs_page.md last;\n}',
        send('$docs_page/index.html'),
      ],
    },
  ];
}

/** Returns the locations of a site below a path without a trailing slash. */
export function locations(start: string): string {
  const outside = {
    about: 'All other addresses.',
    match: '/',
    lines: ['return 404;'],
  };
  return [...notFoundLocations(start), ...fileLocations(start), ...pageLocations(start), outside]
    .map(write)
    .join('\n');
}
