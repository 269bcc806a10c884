import fs from 'node:fs';
import path from 'node:path';
import { errorRows } from '../../facts/errors.ts';
import { filesUnder } from '../../facts/files.ts';
import { sdkPackages, sdkTrees } from '../../facts/packages.ts';
import { openapiFile, readDescription } from '../../facts/openapi/readDescription.ts';
import { errorRoute, referenceRoute } from '../../facts/routes.ts';
import { readSymbols, symbolsFile } from '../../facts/symbols/References.ts';
import { indexFiles, type Manifest } from '../src/site/loadSite.ts';
import type { ErrorRecord, PackageRecord, Page } from '../src/site/Site.ts';
import { emitDeclarations } from './emitDeclarations.ts';

interface CollectOptions {
  /** The built site, if not the repository's own. */
  build?: string;
  /** Whether the types that samples are checked against are wanted: they take longest. */
  types?: boolean;
}

/** Copies what the server needs out of a built repository into a folder, and makes data of the rest. */
export function collectSite(
  root: string,
  folder: string,
  { build = path.join(root, 'build'), types = true }: CollectOptions = {},
): void {
  for (const [file, command] of [
    [path.join(build, 'llms.txt'), 'npm run build'],
    [path.join(build, 'search-index.json'), 'npm run build'],
    ...sdkTrees.map((tree) => [symbolsFile(root, tree), 'npm run build']),
  ] as const) {
    if (!fs.existsSync(file)) {
      throw new Error(`${path.relative(root, file)} is missing: run \`${command}\` first`);
    }
  }
  // A folder that is half made would be taken for a whole one.
  const fresh = `${folder}.new`;
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.mkdirSync(fresh, { recursive: true });
  const write = (name: string, value: unknown) =>
    fs.writeFileSync(path.join(fresh, name), JSON.stringify(value));

  const site = collectPages(build, fresh);
  write('site.json', site);
  for (const file of indexFiles(build)) fs.cpSync(path.join(build, file), path.join(fresh, file));
  write(
    'symbols.json',
    sdkPackages.map(({ name, tree }): PackageRecord => ({
      package: name,
      route: referenceRoute(tree),
      symbols: readSymbols(root, tree),
    })),
  );
  write('openapi.json', readDescription(openapiFile, root).document);
  write('errors.json', errorRecords());
  if (types) emitDeclarations(root, path.join(fresh, 'types'));

  fs.rmSync(folder, { recursive: true, force: true });
  fs.renameSync(fresh, folder);
}

/** The pages' Markdown. What it is of stands in front of it. */
function collectPages(build: string, folder: string): Manifest {
  const files = filesUnder(build, ['.'], /\.md$/).filter((name) => name !== 'AGENTS.md');
  const texts = files.map((name) => ({ name, text: fs.readFileSync(path.join(build, name), 'utf8') }));
  const home = texts.find(({ name }) => name === 'index.md');
  if (!home) throw new Error('build/index.md is missing: the home page has no Markdown');
  const root = new URL(frontMatter(home.text, 'url', home.name));
  const pages = texts.map(({ name, text }): Page => {
    const file = path.posix.join('pages', name);
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
    return {
      route: `/${name.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '')}`,
      title: frontMatter(text, 'title', name),
      description: frontMatter(text, 'description', name),
      file,
    };
  });
  return { url: root.origin, baseUrl: root.pathname, pages };
}

function frontMatter(text: string, key: string, file: string): string {
  const end = text.indexOf('\n---', 4);
  const value = new RegExp(`^${key}: (.*)$`, 'm').exec(text.slice(0, end))?.[1];
  if (value === undefined) throw new Error(`build/${file} has no ${key} in front of it`);
  return JSON.parse(value) as string;
}

const errorRecords = (): ErrorRecord[] =>
  errorRows.map((row) => ({
    code: row.code,
    class: row.class,
    member: row.member,
    retryable: row.retryable,
    message: row.message,
    meaning: row.meaning,
    cause: row.cause,
    action: row.action,
    route: errorRoute(row.code),
  }));
