import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ChunkContents } from './chunkContents.ts';
import { internals, themeComponent, type Internal } from './docusaurusInternals.ts';

/** Private parts of packages, by their names. */
export type Internals = Readonly<Record<string, Internal>>;

/** Returns all parts that the site depends on: those of the table, and the originals of `src/theme`. */
export const internalsOf = (siteDir: string): Internals => ({
  ...internals,
  ...Object.fromEntries(
    fs
      .readdirSync(path.join(siteDir, 'src/theme'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .toSorted()
      .map((file) => file.replaceAll('\\', '/').replace(/\.tsx$/, ''))
      .map((name) => [`theme component ${name.replace(/\/index$/, '')}`, themeComponent(name)]),
  ),
});

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
      .filter((text) => (typeof text === 'string' ? !source.includes(text) : !text.test(source)))
      .map((text) => `node_modules/${file} doesn't contain ${String(text)}`);
  });
}

/**
 * Checks that our modules have replaced those of the packages in the browser's bundle.
 *
 * @throws Error that names all replacements that matched nothing
 */
export function checkBundle(all: Internals, chunks: readonly ChunkContents[]): void {
  const modules = new Set(chunks.flatMap((chunk) => chunk.modules.map(([name]) => name)));
  report(all, ({ bundled = [], excluded = [] }) => [
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
    const { users, update, version4 } = internal;
    const actions = [`Used in: ${users.join(', ')}`, update, version4 && `Docusaurus 4: ${version4}`];
    return [[`${id}:`, ...problems, ...actions.filter(Boolean)].join('\n    ')];
  });
  if (changed.length === 0) return;
  const message =
    'Private parts of packages that the site depends on have changed. Update our files, then the entries in ' +
    `packages/static-pages/src/docusaurusInternals.ts:\n  ${changed.join('\n  ')}`;
  const error = new Error(message);
  // The place in this file that throws doesn't help.
  error.stack = message;
  throw error;
}
