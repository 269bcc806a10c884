import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { compileWithRelease } from '../../samples/src/check/unreleased.ts';
import { docsHash } from '../../model/src/docsHash.ts';
import { archiveProblems, saveArchives, releasedArchives } from '../src/archives.ts';
import { archiveName, entrySources, sdkPackages } from '../../model/src/packages.ts';
import { problemLine } from '../../model/src/problem.ts';
import { fencedBlocks } from '../../model/src/samples/extract.ts';
import { toPrograms } from '../../model/src/samples/programs.ts';
import { folderOfEachTest } from '../../../tests/support/temporaryFolder.ts';

const [base, react] = sdkPackages;
const bytes = (text: string) => new TextEncoder().encode(text);

const { root, pathOf, write } = folderOfEachTest();

describe('the archives of a release', () => {
  const [first, second] = [base, react].map(({ name }) => archiveName(name, '1.4.0')) as [string, string];
  const released = new Map([
    [base.name, '1.4.0'],
    [react.name, '1.4.0'],
  ]);
  const problems = () => archiveProblems(root, released).map(problemLine);

  beforeEach(() => {
    fs.mkdirSync(path.join(root, 'packages/history/releases/1.4.0'), { recursive: true });
    saveArchives(root, '1.4.0', new Map([[first, bytes('base')]]));
    saveArchives(root, '1.4.0', new Map([[second, bytes('react')]]));
  });

  it('are saved with their checksums', () => {
    expect(releasedArchives(root).map(({ name }) => name)).toEqual([first, second]);
    expect(problems()).toEqual([]);
  });

  it('never change', () => {
    expect(() => saveArchives(root, '1.4.0', new Map([[first, bytes('other')]]))).toThrow(
      'is already released',
    );
    fs.writeFileSync(path.join(root, 'packages/history/releases/1.4.0', second), 'other');
    expect(problems()).toEqual([
      expect.stringMatching(/^packages\/history\/releases\/1\.4\.0\/SHA256SUMS:2: .+ its checksum differs/),
    ]);
  });

  it('are reported if missing', () => {
    fs.rmSync(path.join(root, 'packages/history/releases/1.4.0', first));
    expect(problems()).toEqual([
      `packages/history/releases/1.4.0/SHA256SUMS:1: ${first} is missing. Restore the file with git.`,
    ]);
    released.set(react.name, '1.5.0');
    expect(problems().at(-1)).toContain(
      `${react.name} 1.5.0 is released, but its archive is missing in packages/history/releases/1.5.0`,
    );
  });
});

describe('a block to paste', () => {
  const page = (mark: string) =>
    `\`\`\`ts ${mark}\nimport { formatBalance } from '@nacre/sdk-base';\nformatBalance(1n, { decimals: 1 });\n\`\`\`\n`;
  const problemsOf = (mark: string, declarations: string) => {
    const file = path.join(root, 'released.d.ts');
    fs.writeFileSync(file, declarations);
    const entries = Object.fromEntries(Object.keys(entrySources('.')).map((name) => [name, file]));
    return compileWithRelease(process.cwd(), toPrograms(fencedBlocks(page(mark), 'docs/a.mdx')), entries).map(
      problemLine,
    );
  };
  const declaration = 'export declare function formatBalance(amount: bigint, currency: object): string;';

  it('compiles with the last release', () => {
    expect(problemsOf('', declaration)).toEqual([]);
    expect(problemsOf('', 'export declare class Client {}')).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:2: mark the block `release="next"`.+formatBalance/),
    ]);
  });

  it('must be marked if it needs the coming release', () => {
    expect(problemsOf('release="next"', 'export declare class Client {}')).toEqual([]);
  });
});

describe('the name of the archive with the docs', () => {
  const hash = () => docsHash(root);
  beforeEach(() => {
    for (const folder of [
      'docs',
      'api',
      'openapi',
      'packages/history/releases',
      'packages/mcp/scripts',
      'packages/search/src',
      'packages/history/src',
      'packages/post-build/src',
      'src',
      'static',
    ])
      fs.mkdirSync(pathOf(folder), { recursive: true });
    for (const folder of [base.folder, react.folder, 'packages/mcp'])
      for (const name of ['src/a.ts', 'package.json', 'README.md', 'CHANGELOG.md'])
        write(`${folder}/${name}`, '');
    write('CHANGELOG.md', '');
  });

  it.each([
    'docs/a.mdx',
    'packages/sdk-base/src/a.ts',
    'src/a.tsx',
    'packages/history/src/a.ts',
    'packages/post-build/src/a.ts',
    'package-lock.json',
    'packages/mcp/README.md',
  ])('changes with %s', (file) => {
    const before = hash();
    expect(hash()).toBe(before);
    fs.writeFileSync(path.join(root, file), 'changed');
    expect(hash()).not.toBe(before);
  });

  it('stays when files are generated', () => {
    const before = hash();
    write('openapi/generated/a.mdx', 'made');
    expect(hash()).toBe(before);
  });
});
