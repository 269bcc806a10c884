import { beforeEach, describe, expect, it } from 'vitest';
import { clientTables } from '../src/clientTables.ts';
import { readTables } from '../src/tables.ts';
import { folderOfEachTest } from '../../../tests/support/temporaryFolder.ts';

const line = (name: string, module: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

/** The tables in the format of Docusaurus 3.10, with the closing brace right after the last line. */
const REGISTRY = `export default {
${line('c-search', '@theme/SearchPage')}
${line('c-root', '@theme/DocsRoot')}
${line('c-context', '@generated/docusaurus-plugin-content-docs/default/__plugin.json')}
${line('c-version', '@generated/docusaurus-plugin-content-docs/default/p/index-466.json')}
${line('c-item', '@theme/DocItem')}
${line('c-one', '@site/docs/alpha.mdx')}
${line('c-two', '@site/docs/beta.mdx')}};
`;
const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/search', component: ComponentCreator('/search', '822'), exact: true },
  {
    path: '/', component: ComponentCreator('/', '897'), routes: [{
      path: '/', component: ComponentCreator('/', '2c6'), routes: [{
        path: '/', component: ComponentCreator('/', 'cf0'), routes: [
          { path: '/alpha', component: ComponentCreator('/alpha', 'aaa'), exact: true, sidebar: "guides" },
          { path: '/beta', component: ComponentCreator('/beta', 'bbb'), exact: true },
        ],
      }],
    }],
  },
  { path: '*', component: ComponentCreator('*') },
];
`;
const CHUNKS = {
  '/search-822': { __comp: 'c-search' },
  '/-897': { __comp: 'c-root', __context: { plugin: 'c-context' } },
  '/-2c6': { __comp: 'c-root', __props: 'c-version' },
  '/-cf0': { __comp: 'c-root' },
  '/alpha-aaa': { __comp: 'c-item', content: 'c-one' },
  '/beta-bbb': { __comp: 'c-item', content: 'c-two' },
};
const GLOBAL = {
  'docusaurus-plugin-content-docs': {
    default: { path: '/', versions: [{ docs: [{ id: 'alpha', path: '/alpha' }] }] },
  },
};

const { root: folder, write: writeFile } = folderOfEachTest();
beforeEach(() => write({}));

function write(changed: Record<string, string>): void {
  const files = {
    'registry.js': REGISTRY,
    'routes.js': ROUTES,
    'routesChunkNames.json': JSON.stringify(CHUNKS),
    'globalData.json': JSON.stringify(GLOBAL),
    ...changed,
  };
  for (const [name, text] of Object.entries(files)) writeFile(name, text);
}

const makeTables = () => clientTables(readTables(folder), (instance) => `/data/${instance}.json`);

describe('the tables of the browser', () => {
  it('contain nothing about a document', () => {
    const { files } = makeTables();
    for (const [name, text] of Object.entries(files)) expect(text, name).not.toMatch(/alpha|beta|DocItem/);
  });

  it('keep every other route, and have one instead of all documents', () => {
    const { files } = makeTables();
    expect(files['routes.js']).toContain('ComponentCreator("/search", "822")');
    expect(files['routes.js']).toContain(
      'documents({"path":"/","instance":"default"}, ComponentCreator("/", "cf0"))',
    );
    expect(files['routes.js']).toContain('ComponentCreator("*")');
    expect(JSON.parse(files['routesChunkNames.json'])).toEqual({
      '/search-822': CHUNKS['/search-822'],
      '/-897': CHUNKS['/-897'],
      '/-2c6': CHUNKS['/-2c6'],
      '/-cf0': CHUNKS['/-cf0'],
    });
    expect(files['registry.js'].match(/^"[\w-]+":/gm)).toEqual([
      '"c-search":',
      '"c-root":',
      '"c-context":',
      '"c-version":',
    ]);
  });

  it('fetch the sidebars as data, and report the module that they come from', () => {
    const { files, sidebars } = makeTables();
    expect(files['registry.js']).toContain('"c-version": [() => fetchData("/data/default.json")');
    expect([...sidebars]).toEqual([
      ['default', '@generated/docusaurus-plugin-content-docs/default/p/index-466.json'],
    ]);
  });

  it('omit the list of documents, which is loaded later', () => {
    const global = JSON.parse(makeTables().files['globalData.json']) as typeof GLOBAL;
    expect(global['docusaurus-plugin-content-docs'].default.versions).toEqual([{ docs: [] }]);
  });

  it('are an error when Docusaurus changes the format of its own', () => {
    write({ 'registry.js': REGISTRY.replace('"c-one": [', '"c-one" : [') });
    expect(makeTables).toThrow('registry.js of this Docusaurus has no line for c-one');
    write({ 'routesChunkNames.json': JSON.stringify({ ...CHUNKS, '/-2c6': { __comp: 'c-root' } }) });
    expect(makeTables).toThrow('the sidebars of the docs were not found');
  });
});
