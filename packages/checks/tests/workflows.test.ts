import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';
import { parse } from 'yaml';
import { readTable } from '../../model/src/readTable.ts';
import { checkWorkflow, type Workflow } from './support/checkWorkflow.ts';
import { tarGz } from '../../downloads/src/tarGz.ts';

const FOLDER = '.github/workflows';
const read = (file: string) => fs.readFileSync(path.join(FOLDER, file), 'utf8');

test.each(fs.readdirSync(FOLDER))('%s of the hosted CI grants no unsafe access', (file) => {
  expect(checkWorkflow(file, read(file))).toEqual([]);
});

const GOOD = fs.readFileSync('packages/checks/tests/goodWorkflow.yml', 'utf8');

describe('a workflow is reported', () => {
  test('but not when it is good', () => {
    expect(checkWorkflow('ci.yml', GOOD)).toEqual([]);
  });

  test.each(readTable('packages/checks/tests/workflows.tsv', ['part', 'from', 'to', 'problem']))(
    'with $part',
    ({ from, to, problem }) => {
      const text = GOOD.replace(from, () => to);
      expect(text).not.toBe(GOOD);
      expect(checkWorkflow('ci.yml', text).join('\n')).toContain(problem);
    },
  );
});

describe('the publish step of a release', () => {
  const { jobs = {} } = parse(read('release.yml')) as Workflow;
  const script = jobs.publish?.steps?.at(-1)?.run ?? '';
  const { pathOf, write } = temporaryFolder();
  const folder = pathOf('downloads');

  /** Runs the publish script with a registry that has one of two packages, and a fake npm that prints its arguments. */
  function publish(change: (archive: Buffer) => Buffer, fails = 0): string {
    const sums = ['known', 'fresh'].map((name) => {
      const manifest = Buffer.from(JSON.stringify({ name: `@shop/${name}`, version: '1.0.0' }));
      const content = Buffer.from(tarGz(new Map([['package.json', manifest]])));
      write(`downloads/${name}.tgz`, change(content));
      return `${createHash('sha256').update(content).digest('hex')}  ${name}.tgz\n`;
    });
    // The starter isn't published to npm.
    write('downloads/starter.zip', '');
    sums.push(`${createHash('sha256').digest('hex')}  starter.zip\n`);
    write('SHA256SUMS.txt', sums.join(''));
    const npm =
      '#!/bin/sh\n[ "$1" = view ] && { [ "$2" = @shop/known@1.0.0 ]; exit; }\necho "npm $*"\nexit $FAILS\n';
    fs.writeFileSync(path.join(folder, 'npm'), npm, { mode: 0o755 });
    // Runs the script like the host.
    return execFileSync('bash', ['-e', '-c', script], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, FAILS: String(fails) },
    });
  }

  test('publishes every version that npm lacks', () => {
    expect(
      publish((archive) => archive)
        .trim()
        .split('\n')
        .slice(-2),
    ).toEqual([
      '@shop/known@1.0.0 is published already',
      'npm publish --provenance --access public ./fresh.tgz',
    ]);
  });

  test('fails when npm rejects one', () => {
    expect(() => publish((archive) => archive, 1)).toThrow('Command failed');
  });

  test('publishes nothing when an archive differs from the attested one', () => {
    expect(() => publish((archive) => Buffer.concat([archive, Buffer.from('!')]))).toThrow('sha256sum');
  });
});
