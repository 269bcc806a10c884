import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { targets } from '../../tools/scripts/tasks/tasks.ts';
import { testTasks } from '../../tools/scripts/tasks/testTasks.ts';

const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
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

describe('the page about how the docs are built', () => {
  it('names every check of `npm test`, in its order', () => {
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
});

describe('the rooms', () => {
  const rooms = fs.readdirSync('packages').map((name) => `packages/${name}`);

  it('are all in the tree of README.md', () => {
    const readme = fs.readFileSync('README.md', 'utf8');
    expect(rooms.filter((room) => !readme.includes(`\`${room}\``))).toEqual([]);
  });

  it.each(rooms)('%s has a README of at most 60 lines', (room) => {
    const lines = fs.readFileSync(`${room}/README.md`, 'utf8').split('\n').length - 1;
    expect(lines).toBeGreaterThan(5);
    expect(lines).toBeLessThanOrEqual(60);
  });
});
