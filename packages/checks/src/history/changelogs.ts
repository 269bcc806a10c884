import fs from 'node:fs';
import path from 'node:path';
import type { HistoryId } from '../../../history/src/Snapshot.ts';
import { changelogSources, type ChangelogSource } from '../../../markdown/src/changelog/sources.ts';
import { parseChangelog } from '../../../markdown/src/changelog/parseChangelog.ts';

/** The parts of a changelog that a comparison of two releases needs. */
export interface Changelog {
  source: ChangelogSource;
  text: string;
  /** The newest version with a date. */
  newest: string;
}

/** Reads the changelog of an SDK or of the API's description. */
export function readChangelog(root: string, id: HistoryId): Changelog {
  const source = changelogSources.find(
    (changelog) => changelog.id === (id === 'openapi' ? 'backend-api' : id),
  );
  if (!source)
    throw new Error(`${id} has no changelog. Add it to packages/markdown/src/changelog/sources.ts`);
  const text = fs.readFileSync(path.join(root, source.file), 'utf8');
  return { source, text, newest: parseChangelog(text, source)[0]?.version ?? '' };
}

/** A changelog's entries for one version. */
export interface Entries {
  /** The line of the version's heading, or 1 if there's none. */
  line: number;
  /** Names in the inline code of the entries that begin with "**Breaking:**". */
  breaking: ReadonlySet<string>;
}

/** Returns the entries for a version, which may still be under "Unreleased". */
export function entriesOf({ text }: Changelog, version: string): Entries {
  const lines = text.split('\n');
  const heading = lines.findIndex((line) => line.startsWith(`## [${version}]`));
  const start = heading < 0 ? lines.findIndex((line) => /^## \[?Unreleased\]?$/.test(line)) : heading;
  if (start < 0) return { line: 1, breaking: new Set() };
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith('## '));
  const section = (end < 0 ? rest : rest.slice(0, end)).join('\n');
  const entries = section.split(/^(?=- |### )/m).filter((entry) => /^- \*\*Breaking:\*\*/.test(entry));
  const names = entries.flatMap((entry) => [...entry.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  return { line: start + 1, breaking: new Set(names.map((name) => name.replace(/\(.*\)$/s, ''))) };
}
