import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkLicenses } from '../../checks/src/licenses/checkLicenses.ts';
import { publishedPackages } from '../../model/src/packages.ts';
import { readTable } from '../../model/src/readTable.ts';
import { readArchives } from '../src/notices/archives.ts';
import { bundledPackages, folderOf, type BundledPackages } from '../src/notices/bundledPackages.ts';
import { readFonts } from '../src/notices/fonts.ts';
import { isAllowed, licenseOf, readLicenses } from '../src/notices/licenses.ts';
import { noticesText } from '../src/notices/noticesText.ts';
import { readManifest, readPackage, readLicenseTexts } from '../src/notices/readPackage.ts';
import { sbom } from '../src/notices/sbom.ts';
import { archiveDependencies, type ThirdPartyContent } from '../src/notices/ThirdPartyContent.ts';
import { folderOfEachTest } from '../../../tests/support/temporaryFolder.ts';

const { root, pathOf, write: writeText } = folderOfEachTest();

function write(file: string, content: string | object): string {
  writeText(file, typeof content === 'string' ? content : JSON.stringify(content));
  return path.dirname(pathOf(file));
}

describe('a license', () => {
  const licenses = readTable('packages/markdown/tests/licenses.tsv', ['license', 'allowed']);
  it.each(licenses)('"$license" is allowed: $allowed', ({ license, allowed }) => {
    expect(String(isAllowed(license, new Set(['MIT', 'Apache-2.0'])))).toBe(allowed);
  });

  it('is read from the manifest, in current and former formats, or was read by hand', () => {
    expect(licenseOf({ license: 'ISC' })).toBe('ISC');
    expect(licenseOf({ license: { type: 'MIT' } })).toBe('MIT');
    expect(licenseOf({ licenses: [{ type: 'MIT' }, { type: 'WTFPL' }] })).toBe('MIT OR WTFPL');
    expect(licenseOf({ name: 'require-like' })).toBe('MIT');
    expect(licenseOf({})).toBeUndefined();
  });
});

describe('the check of all packages', () => {
  /** Writes a lockfile with the given packages, and with those whose licenses were read by hand. */
  const repository = (packages: Record<string, object>) => {
    const needed = Object.keys(readLicenses).map((name) => [`node_modules/${name}`, { version: '1.0.0' }]);
    write('package-lock.json', {
      packages: { '': {}, own: {}, ...Object.fromEntries(needed), ...packages },
    });
  };

  it('names packages with an unlisted license, and those without one', () => {
    repository({
      'node_modules/good': { version: '1.0.0', license: 'MIT' },
      'node_modules/a/node_modules/@bad/one': { version: '2.0.0', license: 'AGPL-3.0' },
      'node_modules/silent': { version: '3.0.0' },
    });
    expect(checkLicenses(root).problems).toEqual([
      'node_modules/a/node_modules/@bad/one: @bad/one 2.0.0 is under AGPL-3.0, which is not in toolLicenses of packages/markdown/src/notices/licenses.ts. Replace the package, or add the license',
      'node_modules/silent: silent 3.0.0 states no license. Read its license file, and add the license to readLicenses of packages/markdown/src/notices/licenses.ts',
    ]);
  });

  it('prefers the installed package to the lockfile', () => {
    repository({ 'node_modules/other': { version: '1.0.0', license: 'MIT' } });
    write('node_modules/other/package.json', { license: 'BUSL-1.1' });
    expect(checkLicenses(root).problems.join()).toContain('other 1.0.0 is under BUSL-1.1');
  });

  it('names licenses read by hand that no package needs', () => {
    repository({ 'node_modules/require-like': { version: '1.0.0', license: 'MIT' } });
    expect(checkLicenses(root).problems).toEqual([
      'packages/markdown/src/notices/licenses.ts: no package needs the entry of require-like in readLicenses. Remove it',
    ]);
  });
});

describe('a package that ships', () => {
  const packed = (license: string, files: Record<string, string> = {}) => {
    for (const [file, text] of Object.entries(files)) write(`node_modules/p/${file}`, text);
    return write('node_modules/p/package.json', { name: 'p', version: '1.2.3', license });
  };

  it('stops the build if its license forbids distribution', () => {
    expect(() => readPackage(packed('MPL-2.0'))).toThrow(
      /^p 1\.2\.3 is part of the site.* MPL-2\.0, is not in shippedLicenses/,
    );
  });

  it('stops the build if it has no license text', () => {
    const shippedPackage = readPackage(packed('MIT', { 'index.js': 'license' }));
    expect(() => readLicenseTexts(shippedPackage)).toThrow(
      /^p 1\.2\.3 is part of the site.* has no license file.*textsElsewhere/,
    );
  });

  it('has its license texts, with the notice that Apache requires', () => {
    const shippedPackage = readPackage(
      packed('Apache-2.0', { 'NOTICE.md': 'notice\r\n', 'Licence.txt': '\nterms\n' }),
    );
    expect(readLicenseTexts(shippedPackage)).toBe('terms\n\nnotice');
  });
});

describe('the bundled packages', () => {
  const modules = readTable('packages/markdown/tests/bundled.tsv', ['module', 'folder']);
  it.each(modules)('$module is of "$folder"', ({ module, folder }) =>
    expect(folderOf(module) ?? '').toBe(folder),
  );

  it('are those of every chunk, including joined modules, with the scripts', () => {
    const module = (file: string, modules?: object[]) => ({
      resource: file,
      identifier: () => file,
      modules,
    });
    const joined = module('', [module('/n/node_modules/a/i.js'), module('/own.js')]);
    const chunks = [
      { files: ['one.js', 'one.css'], modules: [joined] },
      { files: ['two.js'], modules: [module('/n/node_modules/a/j.js'), module('/n/node_modules/b/i.js')] },
    ];
    const packages: BundledPackages = new Map([['/gone', new Set()]]);
    const stats = {
      compilation: { chunks, chunkGraph: { getChunkModules: (chunk: (typeof chunks)[0]) => chunk.modules } },
    };
    const tap = (_: string, act: (value: typeof stats) => void) => act(stats);
    bundledPackages(packages).apply({ hooks: { done: { tap } } } as never);
    expect([...packages]).toEqual([
      ['/n/node_modules/a', new Set(['one.js', 'two.js'])],
      ['/n/node_modules/b', new Set(['two.js'])],
    ]);
  });
});

describe('the lists', () => {
  const thirdParty = (): ThirdPartyContent => ({
    bundled: ['x', 'y'].map((name) => ({
      ...{ name, version: '1.0.0', license: 'MIT', folder: '', text: 'one text of both' },
      scripts: [`assets/js/${name}.js`],
    })),
    fonts: readFonts('.'),
    archives: readArchives('.'),
  });
  const about = { name: 'site', version: '1.0.0', license: 'Apache-2.0' };
  const list = () => sbom(about, thirdParty(), new Map([['x@1.0.0', `sha512-${btoa('sum')}`]]));

  it('are reproducible, including the serial number', () => {
    expect(list()).toBe(list());
    const { serialNumber } = JSON.parse(list()) as { serialNumber: string };
    expect(serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(sbom({ ...about, version: '2.0.0' }, thirdParty(), new Map())).not.toContain(serialNumber);
  });

  it('name each part once, and no missing part', () => {
    const { components, dependencies, metadata } = JSON.parse(list()) as {
      metadata: { component: { 'bom-ref': string } };
      components: { 'bom-ref': string; hashes?: object[]; evidence?: object }[];
      dependencies: { ref: string; dependsOn: string[] }[];
    };
    const refs = [metadata.component, ...components].map((each) => each['bom-ref']);
    expect(refs).toEqual([...new Set(refs)]);
    expect(dependencies.map(({ ref }) => ref)).toEqual(refs.toSorted());
    expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.includes(ref))).toEqual(
      [],
    );
    const reached = new Set<string>();
    const follow = (ref: string): void => {
      if (reached.has(ref)) return;
      reached.add(ref);
      for (const next of dependencies.find((each) => each.ref === ref)?.dependsOn ?? []) follow(next);
    };
    follow(metadata.component['bom-ref']);
    expect([...reached].toSorted()).toEqual(refs.toSorted());
    expect(components.find((each) => each['bom-ref'] === 'pkg:npm/x@1.0.0')).toMatchObject({
      hashes: [{ alg: 'SHA-512', content: '73756d' }],
      evidence: { occurrences: [{ location: 'assets/js/x.js' }] },
    });
  });

  it('have every package that the archives name, with its dependencies', () => {
    const names = archiveDependencies(readArchives('.')).map(({ name }) => name);
    for (const { folder } of publishedPackages) {
      const ownNames = publishedPackages.map(({ name }) => name);
      const dependencies = Object.keys({
        ...readManifest(folder).dependencies,
        ...readManifest(folder).peerDependencies,
      });
      expect(names).toEqual(expect.arrayContaining(dependencies.filter((name) => !ownNames.includes(name))));
    }
    expect(names).toEqual(expect.arrayContaining(['zod', 'scheduler', 'react-dom']));
  });

  it('have two packages that depend on each other', () => {
    const manifest = (name: string, ...dependencies: string[]) => ({
      ...{ name, version: '1.0.0', license: 'MIT' },
      dependencies: Object.fromEntries(dependencies.map((each) => [each, '1.0.0'])),
    });
    for (const folder of [
      ...publishedPackages.map((each) => each.folder),
      'packages/downloads/src/starterApp/files/vite',
    ])
      write(`${folder}/package.json`, manifest(folder, 'a'));
    write('node_modules/a/package.json', manifest('a', 'b'));
    write('node_modules/b/package.json', manifest('b', 'a'));
    expect(archiveDependencies(readArchives(root)).map(({ name }) => name)).toEqual(['a', 'b']);
  });

  it('show a text shared by several packages once, and the fonts with theirs', () => {
    const text = noticesText('The site', thirdParty());
    expect(text.split('one text of both')).toHaveLength(2);
    expect(text).toContain('x 1.0.0 (MIT)\ny 1.0.0 (MIT)\n\none text of both');
    expect(text.match(/SIL OPEN FONT LICENSE/g)).toHaveLength(2);
    expect(text).toContain('The Figtree Project Authors');
    expect(text).toContain('The JetBrains Mono Project Authors');
    expect(text).toContain('\nlunr 2.3.9 (MIT)\n');
  });

  it('require a name for each font', () => {
    write('src/css/other.woff2', '');
    expect(() => readFonts(root)).toThrow(
      'src/css/other.woff2: the font is not listed in packages/markdown/src/notices/fonts.json',
    );
  });
});
