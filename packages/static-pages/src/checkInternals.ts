import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readTable } from '../../model/src/readTable.ts';
import type { ChunkContents } from './chunkContents.ts';
import { filesUnder } from '../../model/src/files.ts';

/**
 * A private part of Docusaurus or another package that the site depends on. No version promises to keep it, so each
 * build and each `npm start` checks it.
 */
interface Internal {
  /** The file that contains it, below `node_modules`. */
  readonly file: string;
  /** What our code depends on in the file. */
  readonly texts: readonly string[];
  /** Our files that depend on it, with the function in parentheses if it also checks the part when it runs. */
  readonly users: string;
  /** What to do when it changes in any version, and in Docusaurus 4. */
  readonly update: string;
  /** Our modules that replace it, as the bundler names them. The browser's bundle must contain them. */
  readonly bundled: readonly string[];
  /** Modules that are replaced. The browser's bundle must not contain them. */
  readonly excluded: readonly string[];
}

/** Private parts of packages, by their names. */
export type Internals = Readonly<Record<string, Internal>>;

/**
 * All parts except for the components of the theme. Docusaurus 4 is to use React Router 8
 * (https://github.com/facebook/docusaurus/pull/12201, a draft): it has no `react-router-config`, and `<Routes location>`
 * in place of `<Route location>`.
 */
const TABLE = 'packages/static-pages/src/docusaurusInternals.tsv';

const listIn = (cell: string): string[] => (cell === '-' ? [] : cell.split(' ¦ '));

/** Originals of `src/theme` that aren't at the same path in the classic theme. */
const originals: Readonly<Record<string, string>> = {
  'ErrorPageContent/index': '@docusaurus/theme-classic/lib/theme/ErrorPageContent.js',
  'Loading/index': '@docusaurus/core/lib/client/theme-fallback/Loading/index.js',
  'Root/index': '@docusaurus/core/lib/client/theme-fallback/Root/index.js',
  'SearchBar/index': '@easyops-cn/docusaurus-search-local/dist/client/client/theme/SearchBar/index.jsx',
  'SearchPage/index': '@easyops-cn/docusaurus-search-local/dist/client/client/theme/SearchPage/index.js',
};

/** A component of `src/theme`, which Docusaurus ignores if there is no original of its name. */
const themeComponent = (name: string): Internal => ({
  file: originals[name] ?? `@docusaurus/theme-classic/lib/theme/${name}.js`,
  texts: ['export default '],
  users: `src/theme/${name}.tsx`,
  update: 'Move our component to the new name of the original. Its first lines say what it changes.',
  bundled: [],
  excluded: [],
});

/** Returns all parts that the site depends on: those of the table, and the originals of `src/theme`. */
export function internalsOf(siteDir: string): Internals {
  const rows = readTable(TABLE, ['part', 'file', 'texts', 'users', 'update', 'bundled', 'excluded']);
  const components = filesUnder(path.join(siteDir, 'src/theme'), ['.'], /\.tsx$/).map((file) =>
    file.replace(/\.tsx$/, ''),
  );
  return Object.fromEntries([
    ...rows.map(({ part, file, users, update, ...lists }): [string, Internal] => {
      const { texts, bundled, excluded } = lists;
      const parsed = { texts: listIn(texts), bundled: listIn(bundled), excluded: listIn(excluded) };
      return [part, { file, users, update, ...parsed }];
    }),
    ...components.map((name): [string, Internal] => [
      `theme component ${name.replace(/\/index$/, '')}`,
      themeComponent(name),
    ]),
  ]);
}

/** Returns a function that reads a file of an installed package, or returns nothing if there is no such file. */
export function readInstalled(siteDir: string): (file: string) => string | undefined {
  const { resolve } = createRequire(path.join(siteDir, 'package.json'));
  return (file) => {
    const found = (resolve.paths(file) ?? [])
      .map((folder) => path.join(folder, file))
      .find((candidate) => fs.existsSync(candidate));
    return found === undefined ? undefined : fs.readFileSync(found, 'utf8');
  };
}

/**
 * Checks that the installed packages contain all that our code depends on.
 *
 * @throws Error that names all parts that have changed
 */
export function checkInstalled(all: Internals, read: (file: string) => string | undefined): void {
  report(all, ({ file, texts }) => {
    const source = read(file);
    if (source === undefined) return [`node_modules/${file} doesn't exist.`];
    return texts
      .filter((text) => !source.includes(text))
      .map((text) => `node_modules/${file} doesn't contain ${text}`);
  });
}

/**
 * Checks that our modules have replaced those of the packages in the browser's bundle.
 *
 * @throws Error that names all replacements that matched nothing
 */
export function checkBundle(all: Internals, chunks: readonly ChunkContents[]): void {
  const modules = new Set(chunks.flatMap((chunk) => chunk.modules.map(([name]) => name)));
  report(all, ({ bundled, excluded }) => [
    ...bundled
      .filter((name) => !modules.has(name))
      .map((name) => `The browser's bundle doesn't contain ${name}`),
    ...excluded.filter((name) => modules.has(name)).map((name) => `The browser's bundle contains ${name}`),
  ]);
}

function report(all: Internals, problemsOf: (internal: Internal) => string[]): void {
  const changed = Object.entries(all).flatMap(([id, internal]) => {
    const problems = problemsOf(internal);
    if (problems.length === 0) return [];
    const { users, update } = internal;
    return [[`${id}:`, ...problems, `Used in: ${users}`, update].join('\n    ')];
  });
  if (changed.length === 0) return;
  const message =
    'Private parts of packages that the site depends on have changed. Update our files, then the entries in ' +
    `${TABLE}:\n  ${changed.join('\n  ')}`;
  const error = new Error(message);
  // The place in this file that throws doesn't help.
  error.stack = message;
  throw error;
}
