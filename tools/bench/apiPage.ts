/** Measures the cost of the API reference, now and with 300 operations: `npm run bench -- api`. */
import fs from 'node:fs';
import zlib from 'node:zlib';
import type { Description } from '../../packages/model/src/openapi/Description.ts';
import { allOperations } from '../../packages/model/src/openapi/operations.ts';
import { openapiFile, parseDescription } from '../../packages/model/src/openapi/readDescription.ts';
import { renderReference } from '../../packages/api-page/src/render/renderReference.ts';
import { repeatOperations } from '../../tests/support/openapi/repeatOperations.ts';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
const brotli = (text: string) => zlib.brotliCompressSync(text).length;

function timed<T>(work: () => T): [result: T, ms: number] {
  const start = performance.now();
  const result = work();
  return [result, Math.round(performance.now() - start)];
}

function measure(name: string, text: string): Description {
  const [description, readMs] = timed(() => parseDescription(text, name));
  const [fragments, renderMs] = timed(() => renderReference(description));
  const markup = [...fragments.values()].join('');
  console.log(
    [
      `${name}: ${allOperations(description).length} operations and events, ${description.schemaAnchors.size} schemas`,
      `  read in ${readMs} ms, rendered in ${renderMs} ms`,
      `  markup ${kB(markup.length)}, ${kB(brotli(markup))} brotli, ${markup.split(/<[a-z]/).length - 1} elements`,
    ].join('\n'),
  );
  return description;
}

const source = fs.readFileSync(openapiFile, 'utf8');
const measured = measure(openapiFile, source);
measure('300 operations', JSON.stringify(repeatOperations(measured.document, 300)));
