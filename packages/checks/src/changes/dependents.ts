import fs from 'node:fs';
import path from 'node:path';
import { filesUnder, pageFolders, writtenPage } from '../../../model/src/files.ts';
import { sdkPackages } from '../../../model/src/packages.ts';
import { showsSamples } from '../../../model/src/samples/extract.ts';
import { inlineCode, sampleNames } from '../symbols/inlineCode.ts';
import { changedApi, mentionsApi } from './changedApi.ts';
import { changedNames } from './changedNames.ts';
import type { GitChanges } from './changesSince.ts';
import { ImportGraph } from './ImportGraph.ts';

const API = 'openapi/backend.yaml';
const SDK = new RegExp(`^(?:${sdkPackages.map(({ folder }) => folder).join('|')})/src/.*\\.tsx?$`);
/** Files that pages import, such as tables and the components that render them. */
const SHOWN = /^src\/(?:data|components|config)\//;

/** Returns the unchanged texts that depend on a change, each with the name or file that it depends on. */
export function dependentsOf(root: string, changes: GitChanges): Map<string, string> {
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const all = [...changes.changed, ...changes.removed];
  const sources = filesUnder(
    root,
    sdkPackages.map(({ folder }) => `${folder}/src`),
    SDK,
  );
  const pages = filesUnder(root, pageFolders, writtenPage);
  const reasonFinders: ((file: string, text: string) => string | undefined)[] = [];

  const ofSdk = all.filter((file) => SDK.test(file));
  if (ofSdk.length > 0) {
    const names = changedNames(
      ofSdk.map((file) => ({
        file,
        before: changes.before(file),
        after: sources.includes(file) ? read(file) : undefined,
      })),
      new Map(sources.map((file) => [file, read(file)])),
    );
    if (names.size > 0) reasonFinders.push((file, text) => firstMentioned(file, text, names));
  }
  if (all.includes(API)) {
    const names = changedApi(changes.before(API) ?? '', read(API));
    if (names.size > 0) reasonFinders.push((_, text) => (mentionsApi(text, names) ? API : undefined));
  }
  // An import of a removed file is always a mistake.
  const shown = new Set([...changes.changed.filter((file) => SHOWN.test(file)), ...changes.removed]);
  if (shown.size > 0) {
    const imports = new ImportGraph(root, changes.removed);
    reasonFinders.push((file) =>
      writtenPage.test(file)
        ? [...imports.reachableFrom(file)].find((imported) => shown.has(imported))
        : undefined,
    );
  }
  if (reasonFinders.length === 0) return new Map();
  const changed = new Set(all);
  return new Map(
    [...pages, ...sources.filter(showsSamples)].flatMap((file): [string, string][] => {
      if (changed.has(file)) return [];
      const text = read(file);
      const reason = reasonFinders
        .map((findReason) => findReason(file, text))
        .find((found) => found !== undefined);
      return reason === undefined ? [] : [[file, reason]];
    }),
  );
}

/** Returns the first of the given names that a text contains in a sample or as inline code. */
function firstMentioned(file: string, text: string, names: ReadonlySet<string>): string | undefined {
  const inSamples = sampleNames(file, text);
  const inline = /\.mdx?$/.test(file)
    ? inlineCode(file, text).flatMap(({ value }) => value.split(/\W+/))
    : [];
  return [...inSamples, ...inline].find((name) => names.has(name));
}
