import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { buildServer } from '../scripts/buildServer.ts';
import { SampleChecker } from '../src/check/SampleChecker.ts';
import { limits } from '../src/limits.ts';
import { root } from './support/fixtureSite.ts';

let checker: SampleChecker;

beforeAll(() => buildServer(path.join(root, 'mcp')), 240_000);

afterEach(() => checker.close());

const sample = { code: 'export const a: string = 1;', language: 'ts' } as const;
/** A checker whose thread is the one that the package holds. */
const start = (time?: number) =>
  new SampleChecker('/nowhere', time, pathToFileURL(path.join(root, 'mcp/dist/worker.js')));
const patient = () => new AbortController().signal;

test('a program that takes too long is given up, and so is no other', async () => {
  checker = start(1);
  const calls = await Promise.allSettled([
    checker.check(sample, patient()),
    checker.check(sample, patient()),
  ]);
  for (const call of calls) {
    expect(call).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringMatching(/^The compiler was stopped/) },
    });
  }
});

test('types that grow without end are an error, and the next program is checked', async () => {
  checker = start(60_000);
  // A type that doubles with every line: 2^40 members.
  const lines = Array.from({ length: 40 }, (_, n) => `type T${n + 1} = \`\${T${n}}\${'a' | 'b'}\`;`);
  const heavy = ["type T0 = '';", ...lines, "export const t: T40 = 'x';"].join('\n');
  const [first, second] = await Promise.all([
    checker.check({ code: heavy, language: 'ts' }, patient()),
    checker.check(sample, patient()),
  ]);
  expect(first.problems.map(({ code }) => code)).toContain('TS2590');
  expect(second).toMatchObject({ total: 1, problems: [{ line: 1, column: 14, code: 'TS2322' }] });
});

test('more programs than can wait are refused', async () => {
  checker = start();
  const calls = Array.from({ length: limits.waitingSamples + 2 }, () => checker.check(sample, patient()));
  const last = await calls.at(-1)?.catch((error: Error) => error.message);
  expect(last).toMatch(/^Too many samples are waiting/);
  const others = await Promise.all(calls.slice(0, -1));
  expect(others.every(({ total }) => total === 1)).toBe(true);
});

test('a program of a client that has gone is not compiled', async () => {
  checker = start();
  const gone = new AbortController();
  const running = checker.check(sample, patient());
  const waiting = checker.check(sample, gone.signal);
  gone.abort();
  await expect(waiting).rejects.toThrow('The request was canceled.');
  expect((await running).total).toBe(1);
});
