/** Tests the differences in a site that is served for its writers. */
import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderOfEachTest } from '../../../tests/support/temporaryFolder.ts';
import { hasReferences, symbolsFile } from '../../model/src/symbols/References.ts';
import { sdkTrees } from '../../model/src/packages.ts';
import type { PanelState } from '../src/messages.ts';
import { Store } from '../src/Store.ts';
import { inlineFonts, reducePlugins, withoutOldBrowsers } from '../src/index.ts';
import hotPageLoader from '../src/hotPageLoader.mjs';

const { root, pathOf, write } = folderOfEachTest();
beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('SITE_WRITING', () => {
  it.each([
    ['1', 'development', true],
    ['1', 'production', false],
    ['', 'development', false],
    ['true', 'development', false],
  ])('"%s" in %s: %s', async (writing, mode, expected) => {
    vi.stubEnv('SITE_WRITING', writing);
    vi.stubEnv('NODE_ENV', mode);
    expect((await import('../../model/src/devMode.ts')).isDevMode).toBe(expected);
  });

  it('allows missing references, which a build does not', async () => {
    expect(hasReferences(root)).toBe(false);
    const [tree = ''] = sdkTrees;
    for (const [writing, isMissing] of [
      ['1', false],
      ['', true],
    ] as const) {
      vi.resetModules();
      vi.stubEnv('SITE_WRITING', writing);
      vi.stubEnv('NODE_ENV', 'development');
      const { readSymbols } = await import('../../model/src/symbols/References.ts');
      if (isMissing) expect(() => readSymbols(root, tree)).toThrow(symbolsFile(root, tree));
      else expect(readSymbols(root, tree)).toEqual([]);
    }
  });

  it('keeps the output of a plugin until a source changes, and makes it again if it is gone', async () => {
    vi.stubEnv('SITE_WRITING', '1');
    vi.stubEnv('NODE_ENV', 'development');
    vi.stubEnv('READS_ROOT', root);
    const { cachedContent } = await import('../../model/src/cache/cachedContent.ts');
    const made = '.docusaurus/plugin/default';
    const program = new URL('../src/messages.ts', import.meta.url).href;
    write('source.txt', 'a');
    const read = (value: string) =>
      cachedContent(root, { name: 'plugin', program, outputs: [pathOf(made)] }, () => {
        fs.readFileSync(pathOf('source.txt'));
        write(`${made}/made.txt`, value);
        return value;
      });
    expect(read('first')).toBe('first');
    expect(read('second')).toBe('first');
    write('source.txt', 'longer');
    expect(read('third')).toBe('third');
    fs.rmSync(pathOf(`${made}/made.txt`));
    expect(read('fourth')).toBe('fourth');
    vi.stubEnv('BASE_URL', '/elsewhere/');
    expect(read('fifth')).toBe('fifth');
  });
});

/** A tab with the panel, and the state that it received last. */
function tab(): { response: ServerResponse; lastState: () => PanelState | undefined } {
  const chunks: string[] = [];
  const response = Object.assign(new EventEmitter(), {
    writeHead: () => undefined,
    write: (text: string) => chunks.push(text),
  });
  return {
    response: response as unknown as ServerResponse,
    lastState: () => JSON.parse(chunks.at(-1)?.replace(/^data: /, '') ?? 'null') as PanelState | undefined,
  };
}

it('the store of open pages reports a page that was created while its tab was open', () => {
  const send = vi.fn();
  vi.stubGlobal('process', Object.assign(Object.create(process) as NodeJS.Process, { send, on: vi.fn() }));
  const store = new Store();
  const { response, lastState } = tab();
  store.open('/new', response);
  expect(lastState()).toMatchObject({ server: String(process.pid) });
  expect(lastState()?.file).toBeUndefined();
  expect(send).toHaveBeenLastCalledWith({ type: 'open', files: [] });
  store.routes = new Map([['/new', 'docs/new.mdx']]);
  expect(send).toHaveBeenLastCalledWith({ type: 'open', files: ['docs/new.mdx'] });
  expect(lastState()).toMatchObject({ file: 'docs/new.mdx' });
  response.emit('close');
  expect(send).toHaveBeenLastCalledWith({ type: 'open', files: [] });
});

describe('the styles of a writer', () => {
  it('omit what only old browsers need', () => {
    const layers = () => undefined;
    const plugins = [['/modules/postcss-preset-env/dist/index.cjs', {}], layers];
    expect(withoutOldBrowsers({ plugins })).toEqual({ plugins: [layers] });
  });

  it('contain their fonts', () => {
    const images = { test: /\.png$/, use: [] };
    const test = /\.(?:woff2?|ttf)$/i;
    const module = { rules: [images, { test, use: [] }] };
    inlineFonts({ module });
    expect(module.rules).toEqual([images, { test, type: 'asset/inline' }]);
  });
});

it('a start fails if Docusaurus no longer has what the dev server changes', () => {
  expect(() => inlineFonts({ module: { rules: [] } })).toThrow('no rule for fonts');
  expect(() => reducePlugins({ plugins: [] })).toThrow('CopyRspackPlugin');
  expect(() => hotPageLoader('export default content;')).toThrow('hotPageLoader.mjs');
});
