import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';
import { changesSince, textsBefore } from '../src/changes/changesSince.ts';
import { dependentsOf } from '../src/changes/dependents.ts';
import {
  bridgeUnreadable,
  openapiFile,
  problemsOfUnreadable,
  readDescription,
} from '../../model/src/openapi/readDescription.ts';
import { sdkPackages } from '../../model/src/packages.ts';

const { pathOf, write: writeInside } = temporaryFolder();
let count = 0;
/** Returns a folder of its own with the given files. */
const folder = (files: Record<string, string>): string => {
  count += 1;
  for (const [file, text] of Object.entries(files)) writeInside(`${count}/${file}`, text);
  return pathOf(String(count));
};
const gitIn =
  (root: string) =>
  (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], { cwd: root });

describe('the changes since the base', () => {
  const root = folder({
    'kept.md': 'a',
    'edited.md': 'a',
    'committed.md': 'a',
    'gone.md': 'a',
    'old name.md': 'a',
  });
  const git = gitIn(root);
  const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text);
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'begin');
  git('checkout', '-qb', 'work');
  write('committed.md', 'b');
  git('commit', '-qam', 'change');
  write('edited.md', 'b');
  write('new name.md', 'b');
  for (const file of ['gone.md', 'old name.md']) fs.rmSync(path.join(root, file));

  it('are committed, edited, added and removed files', () => {
    const { changed, removed, before } = changesSince(root);
    expect(changed).toEqual(['committed.md', 'edited.md', 'new name.md']);
    expect(removed).toEqual(['gone.md', 'old name.md']);
    expect([before('committed.md'), before('new name.md')]).toEqual(['a', undefined]);
  });

  it('are relative to another base if one is named', () => {
    expect(changesSince(root, 'HEAD').changed).toEqual(['edited.md', 'new name.md']);
  });

  it('are none where no earlier text is known', () => {
    expect(textsBefore(root, 'HEAD')('edited.md')).toBe('a');
    expect(textsBefore(folder({ 'a.md': 'a' }))('a.md')).toBeUndefined();
  });

  it('are unknown without a repository, a base, or a commit of that name, and a message says what to do', () => {
    expect(() => changesSince(folder({ 'a.md': 'a' }))).toThrow(/not the root of a Git repository.*--all/);
    expect(() => changesSince(root, 'nowhere')).toThrow(/^nowhere is unknown.*--base/);
    git('branch', '-m', 'main', 'trunk');
    expect(() => changesSince(root)).toThrow(/base branch is unknown.*--base BRANCH/);
  });
});

describe('the texts that depend on a change', () => {
  const SOURCE = `${sdkPackages[0].folder}/src/index.ts`;
  const API = 'openapi/backend.yaml';
  const texts = {
    'api/.keep': '',
    'src/pages/.keep': '',
    ...Object.fromEntries(sdkPackages.map(({ folder: sdk }) => [`${sdk}/src/index.ts`, 'export {};\n'])),
    [API]: 'paths: {}\n',
    'docs/page.mdx': "import Fees from '@site/src/components/Fees';\n\n<Fees />\n",
    'docs/part.mdx': "import Part from './_part.mdx';\n\n<Part />\n",
    'src/components/Fees/index.tsx': 'export default () => 1;\n',
  };
  const root = folder(texts);
  const dependents = (changed: string[], removed: string[] = [], before = '') =>
    Object.fromEntries(dependentsOf(root, { base: '', changed, removed, before: () => before }));

  it.each([
    ['code', SOURCE, 'export const old = 1;\n'],
    ['a description', API, 'paths: { /orders: {} }\n'],
  ])('are all after a change of %s', (_, file, before) => {
    const all = [
      'docs/page.mdx',
      'docs/part.mdx',
      ...sdkPackages.map(({ folder: sdk }) => `${sdk}/src/index.ts`),
    ];
    expect(Object.keys(dependents([file], [], before)).toSorted()).toEqual(
      all.filter((each) => each !== file).toSorted(),
    );
  });

  it.each([
    ['comments', SOURCE, '/** A. */\nexport {};\n'],
    ['words', API, 'paths: {}\nsummary: Orders\n'],
  ])('are none if only %s changed', (_, file, before) => {
    expect(dependents([file], [], before)).toEqual({});
  });

  it('are those that import a changed or removed module', () => {
    const component = 'src/components/Fees/index.tsx';
    expect(dependents([component])).toEqual({ 'docs/page.mdx': component });
    expect(dependents([], ['src/components/Fees.tsx'])).toEqual({
      'docs/page.mdx': 'src/components/Fees.tsx',
    });
    expect(dependents([], ['docs/_part.mdx'])).toEqual({ 'docs/part.mdx': 'docs/_part.mdx' });
    expect(dependents(['docs/page.mdx'], ['src/data/other.ts'])).toEqual({});
  });
});

it('an API description that cannot be read is that of the last commit for other checks', () => {
  const written = 'openapi: 3.1.0\ninfo: { title: Shop, version: 1.0.0 }\npaths: {}\n';
  const root = folder({ [openapiFile]: written });
  const git = gitIn(root);
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'begin');
  fs.appendFileSync(path.join(root, openapiFile), 'paths: {}\n');
  const read = () => readDescription(openapiFile, root).document.info.title;
  // Tests of other files in the same process may have bridged it.
  bridgeUnreadable(false);
  expect(read).toThrow(/not valid YAML/);
  bridgeUnreadable();
  expect(read()).toBe('Shop');
  expect(problemsOfUnreadable()).toMatchObject([{ file: openapiFile, line: 4 }]);
  fs.writeFileSync(path.join(root, openapiFile), written.replace('Shop', 'Store'));
  expect(read()).toBe('Store');
  expect(problemsOfUnreadable()).toEqual([]);
});
