import path from 'node:path';
import { isDevMode } from '../devMode.ts';
import { Cache } from './Cache.ts';
import { changedInputs, inputsOf, programInputs, statesOf, type InputStates } from './inputs.ts';
import { readsOf } from './recordReads.mjs';

interface Content {
  value: unknown;
  outputs: InputStates;
}

/**
 * In the dev server of `npm start`, returns a plugin's content from the last start, if nothing that it was made from
 * has changed since. A build always makes the content.
 *
 * @param folder - absolute path of the folder that all output of the plugin is in
 * @param program - the plugin's module
 */
export function cachedContent<Value>(
  siteDir: string,
  folder: string,
  program: string,
  make: () => Value,
): Value {
  if (!isDevMode) return make();
  const output = `files:${path.relative(siteDir, folder).replaceAll('\\', '/')}`;
  const cache = new Cache(siteDir, `content-${path.basename(path.dirname(folder))}`);
  const known = cache.get<Content>('content');
  if (known && changedInputs(siteDir, known.outputs).length === 0) return known.value as Value;
  const { value, reads } = readsOf(make);
  const inputs = inputsOf(siteDir, [...reads, ...programInputs(siteDir, program)]);
  const content: Content = { value, outputs: statesOf(siteDir, [output]) };
  cache.set('content', content, statesOf(siteDir, inputs));
  cache.write();
  return value;
}
