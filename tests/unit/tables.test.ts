import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { targets } from '../../tools/scripts/tasks/tasks.ts';
import { testTasks } from '../../tools/scripts/tasks/testTasks.ts';

const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
type Versions = Record<string, string> | undefined;
interface Manifest {
  name: string;
  dependencies?: Versions;
  devDependencies?: Versions;
  peerDependencies?: Versions;
  optionalDependencies?: Versions;
}

/** npm's own commands. */
const NPM = new Set(['npm ci', 'npm install']);

describe.each(['CONTRIBUTING.md', 'README.md', 'tools/scripts/README.md'])('the tables of %s', (file) => {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const codes = lines.flatMap((line, index) =>
    line.startsWith('| ')
      ? [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => ({
          code,
          location: `${file}:${index + 1}: ${code}`,
        }))
      : [],
  );

  it('name existing commands', () => {
    const commands = codes.filter(({ code }) => /^npm (?!run$)/.test(code));
    expect(commands.length).toBeGreaterThan(5);
    const unknown = commands.filter(({ code }) => {
      const [, name = ''] = /^npm (?:run )?([\w:]+)/.exec(code) ?? [];
      return !NPM.has(code) && !(name in scripts);
    });
    expect(unknown.map(({ location }) => location)).toEqual([]);
  });

  it('name existing files and folders', () => {
    const paths = codes.filter(({ code }) => /^[\w.-]+\/[\w./-]*$|^[\w.-]+\.(?:tsx?|json|md)$/.test(code));
    // An example, and the output folders of commands.
    const excepted = new Set(['src/x.tsx', 'build/', 'packed/']);
    // A name without a folder may stand for one of several files, such as a data file of pictures.
    const isThere = (code: string) =>
      fs.existsSync(code) || fs.existsSync(`src/data/pictures/${code}`) || code === 'CHANGELOG.md';
    expect(
      paths.filter(({ code }) => !excepted.has(code) && !isThere(code)).map(({ location }) => location),
    ).toEqual([]);
  });
});

it('the page about how the docs are built names every check of `npm test`, in its order', () => {
  const page = fs.readFileSync('docs/overview/how-these-docs-are-built.mdx', 'utf8');
  const table = page.slice(page.indexOf('| --- |'), page.indexOf('## What it costs'));
  const listed = [...table.matchAll(/^\| ([\w ]+) \|/gm)].map(([, name = '']) => name);
  const generated: readonly string[] = targets.gen;
  const run = testTasks(false, undefined, 1)
    .map(({ name }) => name)
    .filter((name) => !generated.includes(name));
  expect(run.length).toBeGreaterThan(10);
  expect(listed).toEqual(['generate', ...run]);
});

it('tools/DEPENDENCIES.md has a row for each direct dependency, and none for others', () => {
  const files = [
    'package.json',
    ...fs.readdirSync('packages').map((name) => `packages/${name}/package.json`),
  ];
  const manifests = files.map((file) => JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest);
  const own = new Set(manifests.map(({ name }) => name));
  const all = manifests.flatMap(({ dependencies, devDependencies, peerDependencies, optionalDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies, ...optionalDependencies }),
  );
  const direct = [...new Set(all)].filter((name) => !own.has(name));
  expect(direct.length).toBeGreaterThan(50);

  const document = fs.readFileSync('tools/DEPENDENCIES.md', 'utf8');
  const rows = [...document.matchAll(/^\| `([^`]+)` +\| \S.*\|$/gm)].map(([, name = '']) => name);
  expect(new Set(rows).size).toBe(rows.length);
  const covers = (row: string, name: string) =>
    row.endsWith('/*') ? name.startsWith(row.slice(0, -1)) : name === row;
  expect(direct.filter((name) => !rows.some((row) => covers(row, name)))).toEqual([]);
  expect(rows.filter((row) => !direct.some((name) => covers(row, name)))).toEqual([]);
});
