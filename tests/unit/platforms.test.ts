import fs from 'node:fs';
import { expect, it } from 'vitest';
import { browsers, runtimes } from '../../src/data/platforms.ts';

const readManifest = (sdk: 'base' | 'react') =>
  JSON.parse(fs.readFileSync(`packages/sdk-${sdk}/package.json`, 'utf8')) as {
    engines: { node: string };
    peerDependencies: { react: string };
  };

const rowOf = (rows: typeof browsers, name: string) => rows.find((row) => row.name === name);

it('a platform reported as tested has existing tests, and others have none', () => {
  for (const { name, ran, tests } of [...browsers, ...runtimes]) {
    expect(tests.length > 0, name).toBe(ran !== null);
    for (const file of tests) expect(fs.existsSync(file), file).toBe(true);
  }
});

it('every supported server and framework was tested', () => {
  for (const { name, supported, ran } of runtimes) expect(ran !== null, name).toBe(supported !== null);
});

it('the docs name the browsers that they are built for', () => {
  const names: Record<string, string> = {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    safari: 'Safari',
    ios_saf: 'Safari on iOS',
  };
  const { browserslist } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { browserslist: string[] };
  const built = browserslist.map((entry) => {
    const [name = '', version] = entry.split(' >= ');
    return `${names[name]} ${version}`;
  });
  const page = fs.readFileSync('docs/technical-guides/browsers-and-platforms.mdx', 'utf8');
  expect(page).toContain(
    `These docs need ${built.slice(0, -1).join(', ')} or ${built.at(-1)}, or a later version.`,
  );
});

it('versions match the packages and the tests', () => {
  expect(`>=${rowOf(runtimes, 'Node')?.supported?.split(' ')[0]}`).toBe(readManifest('base').engines.node);
  expect(readManifest('react').peerDependencies.react).toBe('>=18.2.0 <20');
  expect(rowOf(runtimes, 'React')?.supported).toBe('18.2 and later, 19');
  const ranIn = fs.readFileSync('tests/unit/sdkRuntimes.test.ts', 'utf8');
  for (const name of ['Deno', 'Bun']) {
    const [version = 'none'] = rowOf(runtimes, name)?.supported?.split(' ') ?? [];
    expect(ranIn).toContain(`'${name.toLowerCase()}@${version}.`);
  }
  const page = fs
    .readFileSync('docs/technical-guides/browsers-and-platforms.mdx', 'utf8')
    .replace(/\s+/g, ' ');
  for (const [, name = '', version = ''] of ranIn.matchAll(/'(miniflare|deno|bun)@([\d.]+)'/g))
    expect(page).toContain(`${name.charAt(0).toUpperCase()}${name.slice(1)} ${version}`);
  const [, date] = / ([\d-]+) /.exec(rowOf(runtimes, 'Cloudflare Workers')?.supported ?? '') ?? [];
  expect(ranIn).toContain(`date: '${date}'`);
  const frameworks = fs.readFileSync('tests/content/frameworks.spec.ts', 'utf8');
  const nexts = [...frameworks.matchAll(/next: '([\d.]+)'[, ]/g)].map(([, version]) => version);
  expect(rowOf(runtimes, 'Next.js app router')?.ran).toBe('A build and a server of 14.2 and of 16');
  expect(nexts).toEqual(expect.arrayContaining(['14.2', '16']));
});
