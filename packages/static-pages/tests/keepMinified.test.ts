import { expect, it, vi } from 'vitest';
import { keepMinified } from '../src/keepMinified.ts';
import { folderOfEachTest } from '../../../tests/support/temporaryFolder.ts';

const { root, read, write } = folderOfEachTest();

const minify = vi.fn((text: string) => text.replaceAll(' ', ''));

class RawSource {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  source = () => this.#text;
}

/** Returns the assets of a build, in which a bundler's minifier works between the two steps of the plugin. */
function build(texts: Record<string, string>, minimizers: unknown = []): Record<string, string> {
  const assets = Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [file, { source: new RawSource(text), info: {} as object }]),
  );
  const steps: ((files: object) => void)[] = [];
  const compilation = {
    getAsset: (file: string) => assets[file],
    updateAsset: (file: string, source: RawSource, info: object) => (assets[file] = { source, info }),
    hooks: { processAssets: { tap: (_: object, step: (files: object) => void) => steps.push(step) } },
  };
  const bundler = { Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: 400 }, sources: { RawSource } };
  const plugin = keepMinified(root, bundler as never, minimizers);
  plugin.apply({
    hooks: { thisCompilation: { tap: (_: string, act: (given: object) => void) => act(compilation) } },
  } as never);
  const [before, behind] = steps;
  before?.(assets);
  for (const [file, { source, info }] of Object.entries(assets))
    if (!('minimized' in info))
      compilation.updateAsset(file, new RawSource(minify(source.source())), { minimized: true });
  behind?.(assets);
  return Object.fromEntries(Object.entries(assets).map(([file, { source }]) => [file, source.source()]));
}

it('minifies a file in the first build, after a change, with other options, and without a readable cache', () => {
  write('package-lock.json', '{}');
  const texts = { 'a.js': 'a = 1', 'b.css': 'b { }' };
  const cases = [
    [texts, [], 2],
    [texts, [], 0],
    [{ ...texts, 'a.js': 'a = 2' }, [], 1],
    [{ ...texts, 'a.js': 'a = 2' }, ['other'], 2],
  ] as const;
  for (const [given, minimizers, count] of cases) {
    minify.mockClear();
    expect(build(given, minimizers)).toEqual({ 'a.js': given['a.js'].replaceAll(' ', ''), 'b.css': 'b{}' });
    expect(minify).toHaveBeenCalledTimes(count);
  }
  const cache = 'node_modules/.cache/docs/minified.json';
  write(cache, read(cache).slice(0, -3));
  build({ ...texts, 'a.js': 'a = 2' }, ['other']);
  expect(minify).toHaveBeenCalledTimes(4);
});
