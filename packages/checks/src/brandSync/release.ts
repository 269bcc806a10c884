import fs from 'node:fs';
import path from 'node:path';
import { sdkPackages } from '../../../model/src/packages.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { readTable } from '../../../model/src/readTable.ts';
import { parseChangelog } from '../../../markdown/src/changelog/parseChangelog.ts';
import { changelogSources } from '../../../markdown/src/changelog/sources.ts';
import type { FileEdit } from './fileEdits.ts';

const [base, react] = sdkPackages;

/**
 * The places that must state the version of a changelog's newest release, by the changelog's id. The only group of each
 * pattern matches the version.
 */
const readPlaces = () =>
  readTable('packages/checks/src/brandSync/versions.tsv', ['changelog', 'file', 'pattern']).map(
    ({ pattern, ...place }) => ({ ...place, pattern: new RegExp(pattern, 'gm') }),
  );

/** Returns the edits that make the files state the versions of the changelogs' newest releases. */
export function releaseEdits(root: string): FileEdit[] {
  const files = new Map<string, string>();
  const read = (file: string) => files.get(file) ?? fs.readFileSync(path.join(root, file), 'utf8');
  releaseReactWithBase(read, (file, text) => files.set(file, text));
  const places = readPlaces();
  for (const source of changelogSources) {
    const version = parseChangelog(read(source.file), source)[0]?.version ?? '';
    for (const { at, file, pattern } of places.filter(({ changelog }) => changelog === source.id)) {
      const text = read(file);
      if (text.search(pattern) === -1)
        throw new Error(
          `${file}: no text matches ${String(pattern)}, where the version should be. Correct the file, or ${at}`,
        );
      files.set(
        file,
        text.replace(pattern, (match: string, old: string) => swapLast(match, old, version)),
      );
    }
  }
  return [...files]
    .filter(([file, text]) => fs.readFileSync(path.join(root, file), 'utf8') !== text)
    .map(([file, text]) => ({ file, to: file, text }));
}

const swapLast = (text: string, old: string, next: string) => {
  const offset = text.lastIndexOf(old);
  return text.slice(0, offset) + next + text.slice(offset + old.length);
};

/**
 * Releases the React SDK with the base SDK, in the same version. The React SDK depends on one version of the base SDK
 * and re-exports all of it.
 */
function releaseReactWithBase(
  read: (file: string) => string,
  write: (file: string, text: string) => void,
): void {
  const [baseFile, reactFile] = [base, react].map(({ folder }) => `${folder}/CHANGELOG.md`) as [
    string,
    string,
  ];
  const newest = (file: string, name: string) => parseChangelog(read(file), { name, id: name, file })[0];
  const [baseRelease, reactRelease] = [newest(baseFile, base.name), newest(reactFile, react.name)];
  const dependencyVersion = new RegExp(`"${base.name}": "(\\d.*)"`).exec(
    read(`${react.folder}/package.json`),
  )?.[1];
  if (
    !baseRelease ||
    !reactRelease ||
    baseRelease.version === dependencyVersion ||
    baseRelease.version === reactRelease.version
  )
    return;
  const heading = `## [${baseRelease.version}] - ${baseRelease.date}\n`;
  const entry = `\n### Changed\n\n- Everything that \`${base.name}\` ${baseRelease.version} exports.\n\n`;
  const text = read(reactFile);
  const unreleased = /^## \[?Unreleased\]?\n/m;
  write(
    reactFile,
    unreleased.test(text)
      ? text.replace(unreleased, heading)
      : text.replace(/^## /m, (next) => heading + entry + next),
  );
}

/** Reports where a file states another version than its changelog. */
export const checkVersions = (root: string): Problem[] =>
  releaseEdits(root).map(({ file, text }) => {
    const current = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
    const line = text.split('\n').findIndex((expected, index) => expected !== current[index]);
    const message = `"${current[line]?.trim()}" differs from the version in the changelogs. Run npm run release`;
    return { file, line: line + 1, message };
  });
