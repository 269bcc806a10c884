import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesUnder, sourceFolders, writeFile } from './files.ts';
import { sdkPackages } from './packages.ts';

/** The file with the hash, which is part of the name of the MCP server's archive. */
export const docsHashFile = 'packages/mcp/generated/docs.json';

const LENGTH = 10;

/** The sources of the built pages, besides the packages' sources. */
const FOLDERS = [
  'docs',
  'api',
  'openapi',
  'packages/history/releases',
  'packages/mcp/scripts',
  'src',
  'static',
];
const ROOT_FILES =
  /^(?:package|package-lock|tsconfig|typedoc\.\w+)\.json$|^sidebars.*\.ts$|^docusaurus\.config\.ts$/;
const PACKAGE_FILES = ['package.json', 'README.md', 'CHANGELOG.md'];

/** Files generated from the other sources. */
const GENERATED = /(?:^|\/)generated\/|^api\/sdk-(?:base|react)\//;

/**
 * Returns the hash of all sources of the docs. It's part of the MCP server archive's name, so changed docs get a new
 * address. The last commit counts too, because pages show the dates of their last changes. The docs' own address
 * doesn't count, because the archive's address already includes it.
 */
export function docsHash(root: string): string {
  const hash = createHash('sha256').update(lastCommit(root));
  const files = [
    ...filesUnder(root, [...FOLDERS, ...sourceFolders(root)]),
    ...fs
      .readdirSync(root)
      .toSorted()
      .filter((name) => ROOT_FILES.test(name)),
    ...[...sdkPackages.map(({ folder }) => folder), 'packages/mcp'].flatMap((folder) =>
      PACKAGE_FILES.map((name) => `${folder}/${name}`),
    ),
    'CHANGELOG.md',
  ];
  for (const file of files.filter((name) => !GENERATED.test(name)).toSorted()) {
    const absolutePath = path.join(root, file);
    if (fs.statSync(absolutePath).isFile()) hash.update(`${file}\0`).update(fs.readFileSync(absolutePath));
  }
  return hash.digest('hex').slice(0, LENGTH);
}

/** Returns the checked-out commit, or an empty string outside of a repository. */
function lastCommit(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '';
  }
}

/** Writes the hash to the file that the site's configuration reads, for a build. */
export const writeDocsHash = (root: string): void => write(root, docsHash(root));

/** Writes a placeholder hash for programs that read the configuration before the first build. */
export function writePlaceholderDocsHash(root: string): void {
  if (!fs.existsSync(path.join(root, docsHashFile))) write(root, '0'.repeat(LENGTH));
}

const write = (root: string, hash: string): void =>
  writeFile(path.join(root, docsHashFile), `${JSON.stringify({ hash })}\n`);
