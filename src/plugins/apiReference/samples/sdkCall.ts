import fs from 'node:fs';
import type { Json } from '../../../../facts/openapi/document.ts';

const MODULES = /^(?<owner>[A-Z]\w*)\.(?<method>\w+)$/;

/** Whether a value names a method of the base SDK, such as `AuthModule.signIn`. */
export const isSdkMethod = (value: Json | undefined): value is string =>
  typeof value === 'string' && MODULES.test(value);

let samples: Map<string, string> | undefined;

/** A call with the SDK, cut from a file that the type checker reads. */
export function sdkCall(value: Json | undefined): string | undefined {
  samples ??= regions(fs.readFileSync(new URL('./sdkCalls.ts', import.meta.url), 'utf8'));
  const name = [value].flat().find(isSdkMethod);
  return name === undefined ? undefined : samples.get(name);
}

/** The text of each `// #region name … // #endregion`, without the indentation it stands at. */
function regions(source: string): Map<string, string> {
  const found = source.matchAll(/^( *)\/\/ #region (\S+)\n([\s\S]*?)^ *\/\/ #endregion/gm);
  return new Map(
    [...found].map(([, indent = '', name = '', text = '']): [string, string] => [
      name,
      text.replace(new RegExp(`^${indent}`, 'gm'), '').trimEnd(),
    ]),
  );
}
