import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { referenceRoute } from '../src/routes.ts';
import { site } from '../../../src/config/site.ts';
import { sdkEntries, sdkPackages } from '../src/packages.ts';

const readJson = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;

test('tsconfig.json maps every entry of the SDKs to the source in the table, and nothing else', () => {
  const { paths } = readJson('tsconfig.json').compilerOptions as { paths: Record<string, string[]> };
  expect(paths).toEqual({
    '@site/*': ['./*'],
    ...Object.fromEntries(sdkEntries.map(({ specifier, source }) => [specifier, [`./${source}`]])),
  });
});

describe.each(sdkPackages)('$name', ({ folder, tree }) => {
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
});
