import fs from 'node:fs';
import path from 'node:path';
import { sdkPackages } from '../../model/src/packages.ts';
import { ownerOf, type ApiItem } from './ApiItem.ts';
import type { Change } from './Change.ts';
import type { HistoryId } from './Snapshot.ts';

/** The changelog of an SDK or of the API's description. */
export interface Changelog {
  /** Path from the root of the repository. */
  file: string;
  text: string;
  /** The newest version with a date. */
  newest: string;
}

interface Entry {
  line: number;
  /** Whether it begins with "**Breaking:**". */
  isBreaking: boolean;
  /** The names in inline code, without arguments. */
  names: readonly string[];
}

/** A changelog's entries about one version. */
export interface Section {
  file: string;
  /** The line of the version's heading, or 1 if there's none. */
  line: number;
  entries: readonly Entry[];
}

export function readChangelog(root: string, id: HistoryId): Changelog {
  const folder = sdkPackages.find(({ tree }) => tree === id)?.folder ?? 'openapi';
  const file = `${folder}/CHANGELOG.md`;
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const [, newest = ''] = /^## \[?(\d[^\]\s]*)\]? - /m.exec(text) ?? [];
  return { file, text, newest };
}

/** Returns the latest released version of APIs that share their versions. */
export const newestVersion = (root: string, [id]: readonly HistoryId[]): string =>
  readChangelog(root, id as HistoryId).newest;

/** Returns the entries about a version, which may still be under "Unreleased". */
export function sectionOf({ file, text }: Changelog, version: string): Section {
  const lines = text.split('\n');
  const heading = lines.findIndex((line) => line.startsWith(`## [${version}]`));
  const start = heading < 0 ? lines.findIndex((line) => /^## \[?Unreleased\]?$/.test(line)) : heading;
  if (start < 0) return { file, line: 1, entries: [] };
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith('## '));
  return { file, line: start + 1, entries: readEntries(end < 0 ? rest : rest.slice(0, end), start + 2) };
}

function readEntries(lines: readonly string[], firstLine: number): Entry[] {
  const starts = lines.flatMap((line, index) => (line.startsWith('- ') ? [index] : []));
  return starts.map((start, index) => {
    const text = lines.slice(start, starts[index + 1]).join('\n');
    return {
      line: firstLine + start,
      isBreaking: text.startsWith('- **Breaking:**'),
      names: [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace(/\(.*\)$/s, '')),
    };
  });
}

/** Kinds of the parts of an operation, which an entry names by the operation. */
const PART_KINDS = ['parameter', 'body', 'response'];

/** Returns the entries that name an item: by its own name, or by the path through which code reaches it. */
export function entriesAbout(
  { name, kind }: Change,
  { entries }: Section,
  paths: ReadonlyMap<string, string>,
): Entry[] {
  const owner = ownerOf(name);
  const reached = paths.get(owner);
  const names = [
    name,
    ...(PART_KINDS.includes(kind) ? [owner] : []),
    ...(reached === undefined ? [] : [reached + name.slice(owner.length)]),
  ];
  return entries.filter((entry) => entry.names.some((each) => names.includes(each)));
}

/** Maps types to the path of their members from a client, such as `AccountModule` → `client.accounts`. */
export function clientPaths(items: readonly ApiItem[]): Map<string, string> {
  const inClient = items.filter(({ name, kind }) => kind === 'property' && name.startsWith('Client.'));
  return new Map([
    ['Client', 'client'],
    ...inClient.map(({ name, type = '' }): [string, string] => [type, name.replace('Client', 'client')]),
  ]);
}

/** Marks the changes that the changelog says break code. */
export const markBreaking = (
  changes: readonly Change[],
  section: Section,
  paths: ReadonlyMap<string, string>,
): Change[] =>
  changes.map((change) => {
    const entries = entriesAbout(change, section, paths).map(({ isBreaking }) => isBreaking);
    // An entry about a change may also name what to use now.
    const isBreaking =
      change.what === 'added'
        ? Boolean(change.isRequired) && entries.length > 0 && !entries.includes(false)
        : entries.includes(true);
    return isBreaking ? { ...change, isBreaking } : change;
  });
