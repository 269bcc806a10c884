import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sdkPackages } from '../../model/src/packages.ts';
import { rewriteLinks, pagesFor, writePackageDocs } from '../src/packageDocs.ts';
import { folderOfEachTest } from '../../../tests/support/temporaryFolder.ts';

const [base, react] = sdkPackages;
const PAGES = [
  '.well-known/agent-skills/nacre/SKILL.md',
  'AGENTS.md',
  'api/how-tos.md',
  'api/sdk-base/Class.Client.md',
  'api/sdk-react/Class.Client.md',
  'api/sdk-react/Function.useAuth.md',
  'backend-openapi.md',
  'backend-openapi/users.md',
  'index.md',
  'overview/changelog.md',
  'products/nacre-auth.md',
  'skill.md',
];

describe('the pages in a package', () => {
  it('are the guides and its reference, without the API and pages about the site', () => {
    expect(pagesFor(base, PAGES)).toEqual([
      'api/how-tos.md',
      'api/sdk-base/Class.Client.md',
      'products/nacre-auth.md',
    ]);
  });

  it('omit from a reference what the base package contains', () => {
    expect(pagesFor(react, PAGES)).toEqual([
      'api/how-tos.md',
      'api/sdk-react/Function.useAuth.md',
      'products/nacre-auth.md',
    ]);
  });
});

describe('a page in a package', () => {
  const files = new Map([
    ['AGENTS.md', 'AGENTS.md'],
    ['api/sdk-base/Class.Client.md', 'docs/api/sdk-base/Class.Client.md'],
    ['products/nacre-auth.md', 'docs/products/nacre-auth.md'],
  ]);
  const moved = (text: string, from = 'docs/products/nacre-auth.md') =>
    rewriteLinks(text, from, files, 'http://localhost:3000/');

  it('is linked to the files next to it', () => {
    expect(moved('[a](http://localhost:3000/api/sdk-base/Class.Client.md#new), b')).toBe(
      '[a](../api/sdk-base/Class.Client.md#new), b',
    );
    expect(moved('[a](http://localhost:3000/products/nacre-auth.md#sign-out)')).toBe(
      '[a](nacre-auth.md#sign-out)',
    );
    expect(moved('[a](http://localhost:3000/products/nacre-auth.md)', 'AGENTS.md')).toBe(
      '[a](docs/products/nacre-auth.md)',
    );
  });

  it('is linked to the published site for everything else, whatever address the site was built for', () => {
    expect(
      moved('[a](http://localhost:3000/backend-openapi/users.md#get), http://localhost:3000/img/a.png'),
    ).toBe(
      '[a](https://docs.nacre.example/backend-openapi/users.md#get), https://docs.nacre.example/img/a.png',
    );
  });

  it('states its published address', () => {
    expect(moved('url: "http://localhost:3000/products/nacre-auth.md"')).toBe(
      'url: "https://docs.nacre.example/products/nacre-auth.md"',
    );
  });
});

describe('the docs of a package', () => {
  const { root, pathOf, read, write } = folderOfEachTest();

  it('replace the previous ones', () => {
    write('build/AGENTS.md', '[a](http://localhost:3000/products/nacre-auth.md)');
    write('build/index.md', '---\nurl: "http://localhost:3000/"\n---\n');
    write('build/products/nacre-auth.md', '# Nacre Auth');
    write('package/docs/old.md', '');
    writePackageDocs(root, base, pathOf('package'));
    expect(read('package/AGENTS.md')).toBe('[a](docs/products/nacre-auth.md)');
    expect(read('package/docs/products/nacre-auth.md')).toBe('# Nacre Auth');
    expect(fs.existsSync(pathOf('package/docs/old.md'))).toBe(false);
  });

  it('need a built site', () => {
    expect(() => writePackageDocs(root, base, pathOf('package'))).toThrow(
      'build/AGENTS.md is missing: run `npm run build` first',
    );
    expect(fs.existsSync(pathOf('package'))).toBe(false);
  });
});
