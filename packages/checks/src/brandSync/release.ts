import fs from 'node:fs';
import path from 'node:path';
import { archiveName, mcpPackage, sdkPackages, type WorkspacePackage } from '../../../model/src/packages.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { parseChangelog } from '../../../markdown/src/changelog/parseChangelog.ts';
import { changelogSources } from '../../../markdown/src/changelog/sources.ts';
import type { FileEdit } from './fileEdits.ts';

/** A file that must state a version, and a pattern whose only group matches the version. */
interface VersionPattern {
  file: string;
  pattern: RegExp;
}

const manifest = (folder: string): VersionPattern[] => [
  { file: path.join(folder, 'package.json'), pattern: /^ {2}"version": "(.+)"/m },
  {
    file: 'package-lock.json',
    pattern: new RegExp(`^ {4}"${folder}": \\{\\n {6}"name": .+\\n {6}"version": "(.+)"`, 'm'),
  },
];
const [base, react] = sdkPackages;
/** Matches the archive's name in the install lines of a README. */
const archive = ({ name }: WorkspacePackage): RegExp =>
  new RegExp(`/${archiveName(name, '(\\d.*?)').replace('.tgz', '[.]tgz')}`, 'g');
const dependency = new RegExp(`"${base.name}": "(\\d.*)"`, 'g');

/** The places that must state the version of a changelog's newest release, by the changelog's id. */
const VERSION_PATTERNS: Readonly<Record<string, readonly VersionPattern[]>> = {
  'sdk-base': [
    ...manifest(base.folder),
    { file: `${base.folder}/src/version.ts`, pattern: /SDK_VERSION = '(.+)'/ },
    { file: `${react.folder}/package.json`, pattern: dependency },
    { file: 'package-lock.json', pattern: dependency },
    ...['README.md', 'SECURITY.md', ...sdkPackages.map(({ folder }) => `${folder}/README.md`)].map(
      (file) => ({
        file,
        pattern: archive(base),
      }),
    ),
  ],
  'sdk-react': [...manifest(react.folder), { file: `${react.folder}/README.md`, pattern: archive(react) }],
  'docs-mcp': manifest(mcpPackage.folder),
  'backend-api': [
    { file: 'openapi/backend.yaml', pattern: /^ {2}version: (.+)$/m },
    { file: 'openapi/backend.yaml', pattern: /^ {4,}version: (\d.+)$/gm },
    { file: 'openapi/backend.yaml', pattern: /The version of the API\.\n +examples: \[(.+)\]/g },
    { file: 'packages/sdk-base/src/sandbox/handlers/status.ts', pattern: /\bversion: '(.+)'/ },
  ],
  documentation: [
    { file: 'package.json', pattern: /^ {2}"version": "(.+)"/m },
    { file: 'package-lock.json', pattern: /^ {4}"": \{\n {6}"name": .+\n {6}"version": "(.+)"/m },
    { file: 'package-lock.json', pattern: /^ {2}"version": "(.+)"/m },
  ],
};

/** Returns the edits that make the files state the versions of the changelogs' newest releases. */
export function releaseEdits(root: string): FileEdit[] {
  const files = new Map<string, string>();
  const read = (file: string) => files.get(file) ?? fs.readFileSync(path.join(root, file), 'utf8');
  releaseReactWithBase(read, (file, text) => files.set(file, text));
  for (const source of changelogSources) {
    const version = parseChangelog(read(source.file), source)[0]?.version ?? '';
    for (const { file, pattern } of VERSION_PATTERNS[source.id] ?? []) {
      const text = read(file);
      if (text.search(pattern) === -1)
        throw new Error(
          `${file}: no text matches ${String(pattern)}, where the version should be. Correct the file, or packages/checks/src/brandSync/release.ts`,
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
  const dependencyVersion = new RegExp(dependency.source).exec(read(`${react.folder}/package.json`))?.[1];
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
