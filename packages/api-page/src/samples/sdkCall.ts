import fs from 'node:fs';
import type { Json } from '../../../model/src/openapi/document.ts';

const MODULES = /^(?<owner>[A-Z]\w*)\.(?<method>\w+)$/;

/** Whether a value names a method of the base SDK, such as `AuthModule.signIn`. */
export const isSdkMethod = (value: Json | undefined): value is string =>
  typeof value === 'string' && MODULES.test(value);

const SAMPLE = /^ {2}'(\S+)': async \(client\) => \{\n([\s\S]*?)\n {2}\},$/gm;

let samples: Map<string, string> | undefined;

/** Returns a call with the SDK, extracted from a type-checked file. */
export function sdkCall(value: Json | undefined): string | undefined {
  samples ??= new Map(
    [...fs.readFileSync(new URL('./sdkCalls.ts', import.meta.url), 'utf8').matchAll(SAMPLE)].map(
      ([, name = '', text = '']) => [name, text.replace(/^ {4}/gm, '')],
    ),
  );
  const name = [value].flat().find(isSdkMethod);
  return name === undefined ? undefined : samples.get(name);
}
