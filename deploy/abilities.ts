/** The features that the docs need from a host, starting with those that a reader would miss first. */
const abilities = {
  address: 'Each page at its address, without a redirect',
  oneForm: 'Other forms of an address redirect to that one',
  moved: 'Old addresses of pages redirect to the new ones, with the query',
  missing: "Unknown addresses: status 404 with the site's own page",
  path: 'Below a path: `BASE_URL=/nacre/`',
  policy: 'Content-Security-Policy and the other headers',
  types: 'Content types from our rules, with UTF-8',
  hashed: 'Hashed files: cached for a year',
  rest: 'Other files: revalidated on each request',
  older: 'Hashed files of older releases, for open tabs',
  packed: 'Brotli and gzip, compressed once at the highest level',
  markdown: 'Markdown for `Accept: text/markdown`, by quality value',
} as const;

type Abilities = Record<keyof typeof abilities, string>;

const YES = 'yes';
/** For features that a function at the network's edge provides. */
const BY_FUNCTION = 'yes, by the function';
const PACKED_BY_HOST = 'compressed by the host, on each request';

/** The features of each host, by its name in `npm run deploy`. */
export const hostAbilities: Readonly<Record<string, Abilities>> = {
  nginx: {
    address: YES,
    oneForm: YES,
    moved: YES,
    missing: YES,
    path: YES,
    policy: YES,
    types: YES,
    hashed: YES,
    rest: YES,
    older: 'yes, with `deploy:into`; in a container, no',
    packed: YES,
    markdown: YES,
  },
  netlify: {
    address: YES,
    oneForm: BY_FUNCTION,
    moved: BY_FUNCTION,
    missing: YES,
    path: YES,
    policy: YES,
    types: BY_FUNCTION,
    hashed: BY_FUNCTION,
    rest: YES,
    older: 'no',
    packed: PACKED_BY_HOST,
    markdown: BY_FUNCTION,
  },
  cloudflare: {
    address: YES,
    oneForm: BY_FUNCTION,
    moved: BY_FUNCTION,
    missing: YES,
    path: YES,
    policy: YES,
    types: "yes; for hashed files, the host's own",
    hashed: YES,
    rest: YES,
    older: 'for a week, in locations that have cached them',
    packed: PACKED_BY_HOST,
    markdown: BY_FUNCTION,
  },
  github: {
    address: YES,
    oneForm: 'no: `/x.html` also works, with `/x` as its canonical link',
    moved: 'by a redirect page, without the query',
    missing: YES,
    path: "the project's name, automatically",
    policy: 'no: a policy in each page, without rules for frames',
    types: "the host's own",
    hashed: 'no: ten minutes',
    rest: 'after ten minutes',
    older: 'no',
    packed: 'gzip, by the host',
    markdown: 'no: only at the `.md` address',
  },
};

/** Returns the table of features in the formatter's style. */
export function abilitiesTable(): string {
  const hosts = Object.entries(hostAbilities);
  const rows = [
    ['', ...hosts.map(([name]) => `\`${name}\``)],
    ...Object.entries(abilities).map(([key, about]) => [
      about,
      ...hosts.map(([, can]) => can[key as keyof Abilities]),
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join(
    '\n',
  );
}
