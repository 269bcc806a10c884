import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';
import { searchLimits } from '../../../../src/config/search.ts';
import { buildDirectory } from '../../../../tests/support/build.ts';
import { parseTarget, type SearchEngine } from '../score.ts';
import { titledPages } from '../titles.ts';

const load = createRequire(import.meta.url);
const plugin = path.dirname(load.resolve('@easyops-cn/docusaurus-search-local/package.json'));

/** The plugin's default settings, as far as its build and its worker read them. */
const settings = {
  language: ['en'],
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  fuzzyMatchingDistance: 1,
  searchIndexUrl: 'search-index.json',
};

interface Worker {
  search(
    base: string,
    context: string,
    text: string,
    limit: number,
  ): Promise<{ document: { u: string; h?: string } }[]>;
}

/** Creates the engine of the stock search plugin: its own index of the built pages, and its own worker. */
export async function stockPlugin(): Promise<SearchEngine> {
  const { version } = load(`${plugin}/package.json`) as { version: string };
  const utils = `${plugin}/dist/server/server/utils`;
  const { scanDocuments } = load(`${utils}/scanDocuments.js`) as {
    scanDocuments: (pages: object[], options: object) => Promise<object[][]>;
  };
  const { buildIndex } = load(`${utils}/buildIndex.js`) as {
    buildIndex: (documents: object[][], options: object) => object;
  };
  const pages = titledPages().map(({ route: url }) => {
    return { url, filePath: path.join(buildDirectory, url, 'index.html'), type: 'docs' };
  });
  const index = JSON.stringify(buildIndex(await scanDocuments(pages, settings), settings));
  // Docusaurus generates the settings, and Comlink requires a worker.
  const generated = `module.exports = { ...${JSON.stringify(settings)}, expose: () => undefined }`;
  const bundle = await build({
    entryPoints: [`${plugin}/dist/client/client/theme/worker.js`],
    bundle: true,
    write: false,
    globalName: 'stock',
    plugins: [
      {
        name: 'generated',
        setup({ onResolve, onLoad }) {
          const namespace = 'generated';
          onResolve({ filter: /^comlink$|\/proxiedGenerated/ }, () => ({ path: namespace, namespace }));
          onLoad({ filter: /^/, namespace }, () => ({ contents: generated }));
        },
      },
    ],
  });
  const { SearchWorker } = vm.runInNewContext(`${bundle.outputFiles[0]?.text}; stock`, {
    URL,
    console,
    location: { origin: 'http://localhost' },
    fetch: () => ({ json: () => JSON.parse(index) as unknown }),
  }) as { SearchWorker: new () => Worker };
  const worker = new SearchWorker();
  return {
    name: `stock plugin ${version}`,
    find: async (query) => {
      const hits = await worker.search('/', '', query, searchLimits.box.hits);
      return hits.map(({ document: { u, h = '' } }) => parseTarget(u + h));
    },
  };
}
