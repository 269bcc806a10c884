/** The features that the docs need from a host, starting with those that a reader would miss first. */
const abilities = {
  address: 'Each page at its address, without a redirect',
  oneForm: 'Other forms of an address lead to that one',
  moved: 'Old addresses of pages lead to the new ones, with the query',
  missing: 'Unknown addresses: status 404 with the page for it',
  path: 'Below a path: `BASE_URL=/nacre/`',
  policy: 'Content-Security-Policy and the other headers',
  types: 'The types of our rules, with UTF-8',
  hashed: 'Hashed files: kept for a year',
  rest: 'All else: asked for again',
  older: 'Hashed files of older releases, for tabs that are open',
  packed: 'Brotli and gzip, packed once and as small as can be',
  markdown: 'Markdown for `Accept: text/markdown`, by its weight',
} as const;

type Abilities = Record<keyof typeof abilities, string>;

const YES = 'yes';
/** For features that a function at the network's edge provides. */
const BY_FUNCTION = 'yes, by the function';
const PACKED_BY_HOST = 'packed by the host, on the way';

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
    types: "yes; of hashed files, the host's own",
    hashed: YES,
    rest: YES,
    older: 'for a week, where they were asked for before',
    packed: PACKED_BY_HOST,
    markdown: BY_FUNCTION,
  },
  github: {
    address: YES,
    oneForm: 'no: `/x.html` answers too, and names `/x` as its address',
    moved: 'by a page that leads on, without the query',
    missing: YES,
    path: "the project's name, by itself",
    policy: 'no: pages bring a policy along, which says nothing about frames',
    types: "the host's own",
    hashed: 'no: ten minutes',
    rest: 'after ten minutes',
    older: 'no',
    packed: 'gzip, by the host',
    markdown: 'no: at the `.md` address alone',
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
