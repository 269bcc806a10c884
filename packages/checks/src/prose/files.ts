import fs from 'node:fs';
import { browserFolders, filesUnder, writtenPage } from '../../../model/src/files.ts';
import { publishedPackages } from '../../../model/src/packages.ts';

/**
 * Everything that people read: pages, the texts of components and tables, READMEs, changelogs, the SDKs' comments and
 * messages, the MCP server's messages, and the descriptions of the API.
 */
const READ = [
  writtenPage,
  new RegExp(`^(?:src/(?:pages|components|theme)|${browserFolders.join('|')})/.*\\.(?:mdx|tsx)$`),
  /^src\/data\/.*\.(?:ts|json)$/,
  /^(?:sidebars|src\/config\/footer)\.ts$/,
  /^(?:packages\/(?:sdk-\w+|mcp)\/)?(?:README|CONTRIBUTING|CHANGELOG|SECURITY)\.md$/,
  /^packages\/sdk-\w+\/src\/(?!generated\/).*\.tsx?$/,
  /^packages\/mcp\/src\/.*\.ts$/,
  /^openapi\/backend\.yaml$/,
];

const TOP = ['docs', 'api', 'src', ...browserFolders, ...publishedPackages.map(({ folder }) => folder)];
/** Matches files of third parties, and files that are not shown. */
const EXCLUDED = /(?:^|\/)(?:node_modules|dist|generated)(?:\/|$)/;

/** Whether the prose checks read a file. */
export const isProse = (file: string): boolean =>
  !EXCLUDED.test(file) && READ.some((pattern) => pattern.test(file));

/** The files that the prose checks read, from the root of the repository. */
export const proseFiles = (): string[] =>
  [...fs.readdirSync('.'), ...filesUnder('.', TOP), 'openapi/backend.yaml'].filter(isProse).toSorted();
