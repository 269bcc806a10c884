import { place, type Area, type Place, type Places } from './Places.ts';

type Four = readonly [Area, Area, Area, Area];

const boxes = (areas: Four, of: readonly (readonly [title: string, line: string])[]): Place[] =>
  areas.map((area, index) => place('box', area, ...(of[index] ?? ['', ''])));

const sources = [
  ['Two SDKs', 'code and comments'],
  ['API description', 'an OpenAPI file'],
  ['Tables of data', 'networks, terms'],
  ['Guides', 'written by hand'],
] as const;

const outputs = [
  ['Pages', 'whole as HTML'],
  ['Markdown', 'for AI assistants'],
  ['Search index', 'without a server'],
  ['MCP server', 'docs as tools'],
] as const;

const checks = [
  ['Texts', 'names, figures, links'],
  ['Samples', 'compiled and run'],
  ['Code', 'types, tests, history'],
  ['Built site', 'in a browser'],
] as const;

const column = (x: number): Four => [
  [x, 38, 202, 62],
  [x, 110, 202, 62],
  [x, 182, 202, 62],
  [x, 254, 202, 62],
];
const square = (y: number): Four => [
  [12, y, 146, 62],
  [170, y, 146, 62],
  [12, y + 72, 146, 62],
  [170, y + 72, 146, 62],
];

const generation = (area: Area) => place('accent', area, 'Generation', 'references, types,', 'operations');
const build = (area: Area) => place('accent', area, 'Build', 'HTML first, and all', 'else from the HTML');

/** The flow of facts from their sources to the site, with the checks on the way. */
export const buildFlow: Places = {
  label: 'From sources to the site',
  description:
    'There are four sources: the two SDKs with their code and comments, the API description, tables of data, and the guides. Generation makes references, types and operations from the SDKs and the API description. The build makes the HTML of every page from what was generated, the tables and the guides, and everything else from the HTML. The site is pages, Markdown for AI assistants, a search index, and the MCP server with the docs as tools. Checks look at every step: at texts for names, figures and links, at samples, which are compiled and run, at code with types, tests and history, and at the built site in a browser.',
  wide: {
    width: 760,
    height: 454,
    places: [
      place('zone', [1, 1, 226, 330], 'Sources'),
      ...boxes(column(13), sources),
      generation([285, 56, 170, 98]),
      build([285, 218, 170, 98]),
      place('zone', [533, 1, 226, 330], 'Site'),
      ...boxes(column(545), outputs),
      place('zone', [1, 345, 758, 108], 'Checks: each names file and line'),
      ...boxes(
        [
          [14, 379, 174, 62],
          [200, 379, 174, 62],
          [386, 379, 174, 62],
          [572, 379, 174, 62],
        ],
        checks,
      ),
    ],
    links: [
      [215, 69, 285, 69, ''],
      [215, 141, 285, 141, ''],
      [370, 154, 370, 218, ''],
      [215, 230, 285, 230, ''],
      [215, 285, 285, 285, ''],
      [455, 267, 533, 267, ''],
    ],
  },
  narrow: {
    width: 328,
    height: 856,
    places: [
      place('zone', [1, 1, 326, 184], 'Sources'),
      ...boxes(square(38), sources),
      generation([12, 217, 304, 90]),
      build([12, 339, 304, 90]),
      place('zone', [1, 461, 326, 184], 'Site'),
      ...boxes(square(498), outputs),
      place('zone', [1, 671, 326, 184], 'Checks: each names file and line'),
      ...boxes(square(708), checks),
    ],
    links: [
      [164, 185, 164, 217, ''],
      [164, 307, 164, 339, ''],
      [164, 429, 164, 461, ''],
    ],
  },
};
