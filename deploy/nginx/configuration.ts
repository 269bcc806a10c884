import type { FinishedBuild } from '../FinishedBuild.ts';
import { headerPolicy } from '../policy.ts';
import { acceptMaps } from './acceptMaps.ts';
import { headerLines, headerMaps } from './headerMaps.ts';
import { locations } from './locations.ts';
import { escapeRegExp, map } from './text.ts';

const MADE = '# Made by `npm run deploy -- nginx` from deploy/rules. Change it there.\n';

/** Selects the form of a file that is sent. A range is always a part of the unpacked file. */
const formMap = (): string =>
  map(
    'What the name of the form ends with that is sent: brotli, gzip, or the file as it is.',
    '"$http_range|$http_accept_encoding"',
    '$docs_form',
    [
      ['default', ''],
      ['~*^\\|(?:.*,)?\\s*br\\s*(?:,|$)', '.br'],
      ['~*^\\|(?:.*,)?\\s*br\\s*;\\s*q=(?:1|0\\.0*[1-9])', '.br'],
      ['~*^\\|(?:.*,)?\\s*gzip\\s*(?:,|$)', '.gz'],
      ['~*^\\|(?:.*,)?\\s*gzip\\s*;\\s*q=(?:1|0\\.0*[1-9])', '.gz'],
    ],
  );

/**
 * Returns a map's pattern that matches exactly a text, since nginx limits the length of plain keys by the size of its
 * hash.
 */
const exactly = (text: string): string => `~^${escapeRegExp(text)}$`;

/** Sends a page without Markdown as HTML to all clients, since that is better than nothing. */
const markdownMap = ({ base, pages }: FinishedBuild): string =>
  map('Whether a page goes as Markdown.', '"$docs_prefers_markdown $docs_page"', '$docs_goes_as_markdown', [
    ['default', '$docs_prefers_markdown'],
    ...pages
      .filter(({ markdown }) => !markdown)
      .map(({ path }): [string, string] => [exactly(`1 ${base}${path.replace(/\/$/, '')}`), '0']),
  ]);

/** Maps each form of an old address, and the address of its Markdown, to the new one. The query precedes the anchor. */
function movedMap({ base, moved }: FinishedBuild): string {
  const to = (address: string) => base + address.replace(/(?=#)|$/, () => '$is_args$args');
  return map('Where a page that has moved is now.', '$uri', '$docs_moved', [
    ['default', ''],
    ...moved.flatMap(({ path, to: page, markdownTo }): [string, string][] => [
      [`~^${escapeRegExp(base + path)}(?:/|/index(?:\\.html)?|\\.html)?$`, to(page)],
      [exactly(`${base}${path}.md`), to(markdownTo)],
    ]),
  ]);
}

/** Returns the variables for the http block. */
export function mapsFile(build: FinishedBuild): string {
  const { base, pages } = build;
  const withSlash = pages.filter(({ path }) => path.endsWith('/'));
  return [
    MADE,
    acceptMaps(),
    formMap(),
    markdownMap(build),
    movedMap(build),
    headerMaps(base, headerPolicy(build)),
    map('What the address of a page ends with.', '$docs_page', '$docs_end', [
      ['default', ''],
      ...withSlash.map(({ path }): [string, string] => [exactly(`${base}${path.slice(0, -1)}`), '/']),
    ]),
    map('Whether an address has two slashes in a row.', '$request_uri', '$docs_is_doubled', [
      ['default', '0'],
      ['~^[^?]*//', '1'],
    ]),
  ].join('\n');
}

/** Returns the contents of a server block, except for its `listen`, `server_name` and `root`. */
export function siteFile({ base }: FinishedBuild): string {
  const start = base.slice(0, -1);
  return `${MADE}
server_tokens off;
# Redirects name no host: who asks stays on the one that they asked.
absolute_redirect off;
error_page 404 ${start}/404.html;

# A file's packed forms are made once, beside it.
gzip off;
max_ranges 1;

# Each location below says the type of its files.
types {
}
charset off;

${headerLines()}
if ($request_method !~ "^(?:GET|HEAD)$") {
  return 405;
}

${locations(start)}`;
}

/** Returns the configuration of a server that serves nothing else. */
export const serverFile = (): string => `${MADE}
include docs/maps.conf;

server {
  listen 8080;
  server_name _;
  # The folder html beside this file, copied to where nginx may read it.
  root /usr/share/nginx/html;
  include docs/site.conf;
}
`;
