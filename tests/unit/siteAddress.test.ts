import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../packages/model/src/readTable.ts';
import { basePathOf, originOf } from '../../src/config/siteAddress.ts';
import { sampleOf } from '../support/long.ts';

const DOCS = 'https://docs.nacre.example';

/** Written values of both variables, and what each is read as, or a pattern of the message that refuses it. */
const table = readTable('tests/unit/siteAddress.tsv', ['variable', 'written', 'outcome', 'result']);
const readers: Record<string, (written: string | undefined) => string> = {
  SITE_URL: (written) => originOf(written, DOCS),
  BASE_URL: basePathOf,
};

it.each(table)('$variable $written $outcome $result', ({ variable, written, outcome, result }) => {
  const read = () => readers[variable]?.(written === '-' ? undefined : (JSON.parse(written) as string));
  if (outcome === 'refused') expect(read).toThrow(new RegExp(result));
  else expect(read()).toBe(result);
});

it('a password is kept out of the log', () => {
  expect(() => originOf('https://writer:secret@docs.example.com', DOCS)).toThrow(
    /^SITE_URL=https:\/\/…@docs\.example\.com: .* a user or a password/,
  );
});

describe('an invalid address', () => {
  const commands: [string, string[]][] = [
    ['build', ['tsx', 'tools/scripts/build.ts']],
    ['gen', ['tsx', 'tools/scripts/generate.ts']],
    ['preview', ['tsx', 'tools/scripts/preview.ts']],
    ['start', ['docusaurus', 'start', '--no-open']],
  ];
  it.each(sampleOf(commands, 4))(
    'ends `npm run %s` with one message',
    (_, [program = '', ...options]) => {
      const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${program}`, options, {
        encoding: 'utf8',
        env: { ...process.env, SITE_URL: 'https://docs.example.com/nacre' },
      });
      const output = (stdout + stderr)
        .split('\n')
        .filter((line) => line && !/^npm warn|^\[INFO\]/.test(line));
      expect(output).toEqual([
        'SITE_URL=https://docs.example.com/nacre: a path belongs in BASE_URL. Write SITE_URL=https://docs.example.com BASE_URL=/nacre/',
      ]);
      expect(status).toBe(1);
    },
    60_000,
  );
});
