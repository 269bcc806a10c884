import path from 'node:path';
import { isCounted } from '../files.ts';
import { Cache } from './Cache.ts';
import {
  changedInputs,
  environment,
  inputsOf,
  isChangedSince,
  programInputs,
  statesOf,
  type InputStates,
} from './inputs.ts';
import { readsOf, recordedReads } from './recordReads.mjs';

interface Content {
  value: unknown;
  outputs: InputStates;
}

interface Options {
  name: string;
  /** The module that makes the value. */
  program: string;
  /** Absolute paths of the folders of all files that are made with the value. */
  outputs?: readonly string[];
}

/**
 * Returns a value from the last start or build, if nothing that it was made from has changed since. All that the
 * process has read before counts too, except for pages, since modules keep what they have read.
 */
export function cachedContent<Value>(
  siteDir: string,
  { name, program, outputs = [] }: Options,
  make: () => Value,
): Value {
  const cache = new Cache(siteDir, `content-${name}`);
  const key = environment();
  const known = cache.get<Content>(key);
  if (known && changedInputs(siteDir, known.outputs).length === 0) return known.value as Value;
  const earlier = recordedReads().filter((read) => isCounted(read.slice(read.indexOf(':') + 1)));
  const start = performance.timeOrigin + performance.now();
  const { value, reads } = readsOf(make);
  const before = inputsOf(siteDir, earlier);
  const own = inputsOf(siteDir, [...reads, ...programInputs(siteDir, program)]);
  // An older version may have been used.
  if (isChangedSince(siteDir, before, performance.timeOrigin) || isChangedSince(siteDir, own, start))
    return value;
  const folders = outputs.map((folder) => `files:${path.relative(siteDir, folder).replaceAll('\\', '/')}`);
  cache.set(
    key,
    { value, outputs: statesOf(siteDir, folders) } satisfies Content,
    statesOf(siteDir, [...before, ...own]),
  );
  cache.write();
  return value;
}
