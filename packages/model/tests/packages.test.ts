import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { referenceRoute } from '../src/routes.ts';
import { site } from '../../../src/config/site.ts';
import { publishedPackages, sdkEntries, sdkPackages } from '../src/packages.ts';

const readJson = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;

test('tsconfig.json maps every entry of the SDKs to the source in the table, and nothing else', () => {
  const { paths } = readJson('tsconfig.json').compilerOptions as { paths: Record<string, string[]> };
  expect(paths).toEqual({
    '@site/*': ['./*'],
    ...Object.fromEntries(sdkEntries.map(({ specifier, source }) => [specifier, [`./${source}`]])),
  });
});

describe.each(publishedPackages)('$name', ({ name, folder }) => {
  test('is the package of its folder, and a workspace', () => {
    expect(readJson(`${folder}/package.json`).name).toBe(name);
    expect(readJson('package.json').workspaces).toEqual(['packages/*']);
    expect(folder).toMatch(/^packages\/[\w-]+$/);
  });
});

describe.each(sdkPackages)('$name', ({ name, folder, tree, typedoc, entries }) => {
  test('exports the entries of the table', () => {
    const exported = Object.keys(readJson(`${folder}/package.json`).exports as object);
    const ways = exported.filter((way) => way !== './package.json').map((way) => name + way.slice(1));
    expect(ways.toSorted()).toEqual(entries.map(({ specifier }) => specifier).toSorted());
  });

  test('is published with a license, and with addresses of its folder', () => {
    expect(fs.readFileSync(`${folder}/LICENSE`, 'utf8')).toBe(fs.readFileSync('LICENSE', 'utf8'));
    expect(readJson(`${folder}/package.json`)).toMatchObject({
      license: readJson('package.json').license,
      homepage: `${site.links.docs}${referenceRoute(tree)}/`,
      bugs: { url: `${site.links.source}/issues` },
      repository: { type: 'git', url: `git+${site.links.source}.git`, directory: folder },
    });
  });

  test('is published with source maps that contain the sources', () => {
    // `src` isn't in the package, so a source map with file names only would lead nowhere.
    expect(readJson(`${folder}/tsconfig.build.json`).compilerOptions).toMatchObject({
      sourceMap: true,
      inlineSources: true,
    });
    expect(readJson(`${folder}/package.json`).files).toContain('dist');
  });

  test('has the reference that its TypeDoc options generate', () => {
    expect(readJson(typedoc)).toMatchObject({
      name,
      entryPoints: entries.map(({ source }) => source),
      tsconfig: `${folder}/tsconfig.json`,
    });
  });
});
