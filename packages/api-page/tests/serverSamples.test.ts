import { expect, test } from 'vitest';
import { allOperations } from '../../model/src/openapi/operations.ts';
import { readDescription } from '../../model/src/openapi/readDescription.ts';
import { typeCheck } from '../../model/src/samples/compile.ts';
import { sampleRequest } from '../src/samples/request.ts';
import { serverCall } from '../src/samples/serverCall.ts';

const description = readDescription();

const samples = allOperations(description).flatMap((operation) => {
  if (operation.isWebhook) return [];
  const sample = serverCall(description, operation, sampleRequest(description, operation), true);
  return sample === undefined ? [] : [sample];
});

/** Returns the compiler's problems with samples, each compiled as its own function. */
const problemsOf = (all: readonly string[]): string[] => {
  const code = [
    "import type { ServerClient } from '@nacre/sdk-base/server';",
    'declare const nacre: ServerClient;',
    ...all.map((sample, index) => `export async function sample${index}() {\n${sample}\n}`),
  ].join('\n');
  const block = { file: 'openapi/backend.yaml', line: 1, language: 'ts', code, meta: {} };
  return typeCheck(process.cwd(), [{ folder: 'server', name: 'samples.ts', blocks: [block] } as never]).map(
    ({ message }) => message,
  );
};

test('every sample for a server compiles with the server client', () => {
  expect(samples.length).toBeGreaterThan(35);
  expect(problemsOf(samples)).toEqual([]);
});

test('a sample that the client does not accept is found', () => {
  expect(problemsOf(["await nacre.getUser({ user: 'usr_1' });"])).not.toEqual([]);
});
