import { beforeEach, describe, expect, it } from 'vitest';
import { clientTables } from '../src/clientTables.ts';
import { renderKeys } from '../src/renderKeys.ts';
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

describe('the keys of rendered pages', () => {
  const chunk = (name: string) => `assets/js/${name}.js`;
  const files = [
    'server.bundle.js',
    ...['c-search', 'c-version', 'c-item', 'c-one', 'c-two', 'island'].map(chunk),
  ];
  /** Returns the pages that are rendered again after a change of a file of the bundle, or of the environment. */
  const renderedAgain = (changed: string, environment = 'same') => {
    const keysWith = (state: string, variables: string) =>
      renderKeys(
        readTables(folder),
        new Map(files.map((file) => [file, file === changed ? state : ''])),
        variables,
      );
    const [before, after] = [keysWith('old', 'same'), keysWith('new', environment)];
    return Object.keys(before).filter((page) => before[page] !== after[page]);
  };
  const all = ['/search', '/alpha', '/beta', '*'];

  it('change for one page with its own code, and for all with any other code or environment', () => {
    expect(renderedAgain(chunk('c-one'))).toEqual(['/alpha']);
    expect(renderedAgain(chunk('c-search'))).toEqual(['/search']);
    for (const file of ['server.bundle.js', ...['c-version', 'c-item', 'island'].map(chunk)])
      expect(renderedAgain(file), file).toEqual(all);
    expect(renderedAgain('', 'other')).toEqual(all);
    expect(renderedAgain('')).toEqual([]);
  });

  it('change for all with a document that two pages show', () => {
    const shown = { __comp: 'c-item', content: 'c-one' };
    write({ 'routesChunkNames.json': JSON.stringify({ ...CHUNKS, '/beta-bbb': shown }) });
    expect(renderedAgain(chunk('c-one'))).toEqual(all);
  });
});
