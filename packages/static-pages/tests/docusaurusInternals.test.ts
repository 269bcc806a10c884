import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunkContents, type ChunkContents } from '../src/chunkContents.ts';
import {
  checkBundle,
  checkInstalled,
  internalsOf,
  readInstalled,
  type Internals,
} from '../src/checkInternals.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

interface Rspack {
  (options: object, done: (error: Error | null) => void): { close(done: () => void): void };
  readonly NormalModuleReplacementPlugin: new (request: RegExp, module: string) => object;
}

const root = path.resolve(import.meta.dirname, '../../..');
const all = internalsOf(root);
const read = readInstalled(root);
const parts = Object.entries(all);

/** Returns the thrown message, with one line for each part: its name, then the change. */
const messageOf = (act: () => void): string => {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('the installed packages', () => {
  it('contain all parts that the site depends on', () => {
    expect(messageOf(() => checkInstalled(all, read))).toBe('');
  });

  it.each(parts)('fail the build if %s has changed', (id, { file, texts, users, update }) => {
    const changed = (other: string) =>
      other === file
        ? texts.reduce((source, text) => source.replaceAll(text, ''), read(other) ?? '')
        : read(other);
    const lines = texts.map((text) => `node_modules/${file} doesn't contain ${text}\n    `).join('');
    expect(messageOf(() => checkInstalled(all, changed))).toContain(
      `\n  ${id}:\n    ${lines}Used in: ${users}\n    ${update}`,
    );
  });

  it('fail the build if a file is gone, with all parts in one message', () => {
    const message = messageOf(() => checkInstalled(all, () => undefined));
    for (const [id, { file }] of parts) {
      expect(message).toContain(`\n  ${id}:\n    node_modules/${file} doesn't exist.\n`);
    }
  });
});

it('names files of the site that exist', () => {
  const users = new Set(
    parts.flatMap(([, part]) => part.users.split(', ').map((user) => user.replace(/ \(.*/, ''))),
  );
  expect([...users].filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
});

describe('the bundle', () => {
  const chunk = (names: readonly string[]): ChunkContents[] => [
    { file: 'app.js', groups: ['app'], modules: names.map((name) => [name, 1]) },
  ];
  const bundled = parts.flatMap(([, part]) => part.bundled);
  const replacements = parts.flatMap(([id, part]) => part.bundled.map((name) => [id, name] as const));
  const replaced = parts.flatMap(([id, part]) => part.excluded.map((name) => [id, name] as const));

  it('may contain all replacements', () => {
    expect(messageOf(() => checkBundle(all, chunk(bundled)))).toBe('');
  });

  it.each(replacements)('of %s fails the build without %s', (id, name) => {
    const message = messageOf(() => checkBundle(all, chunk(bundled.filter((other) => other !== name))));
    expect(message).toContain(`\n  ${id}:\n    The browser's bundle doesn't contain ${name}\n`);
  });

  it.each(replaced)('of %s fails the build with %s', (id, name) => {
    const message = messageOf(() => checkBundle(all, chunk([...bundled, name])));
    expect(message).toContain(`\n  ${id}:\n    The browser's bundle contains ${name}\n`);
  });
});

describe('a build of Rspack', () => {
  const { rspack } = createRequire(import.meta.url)('@docusaurus/faster') as { rspack: Rspack };
  const { root: folder, write } = temporaryFolder();
  const files = {
    'app.js': "import navigation from './Navigation';\nconsole.log(navigation);",
    'Navigation.js': "export default 'original';",
    'Ours.js': "export default 'ours';",
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  const part: Internals = {
    navigation: {
      file: 'app.js',
      texts: [],
      users: 'index.ts',
      update: 'Replace it by its new name.',
      bundled: ['./Ours.js'],
      excluded: ['./Navigation.js'],
    },
  };
  const build = (request: RegExp) =>
    new Promise<string>((resolve) => {
      const plugins = [
        new rspack.NormalModuleReplacementPlugin(request, path.join(folder, 'Ours.js')),
        chunkContents(path.join(folder, 'chunks.json'), (chunks) => checkBundle(part, chunks)),
      ];
      const output = { path: path.join(folder, 'out') };
      const storage = { type: 'filesystem', directory: path.join(folder, `cache-${request.source.length}`) };
      const caching = { cache: true, experiments: { cache: { type: 'persistent', storage } } };
      const compiler = rspack(
        { mode: 'production', context: folder, entry: './app.js', output, plugins, ...caching },
        // Closing writes the cache.
        (error) => compiler.close(() => resolve(error?.message ?? '')),
      );
    });

  it('passes with a replacement, whose module is concatenated with others', async () => {
    expect(await build(/^\.\/Navigation$/)).toBe('');
  });

  it('passes again with modules from the cache, which are not resolved again', async () => {
    expect(await build(/^\.\/Navigation$/)).toBe('');
  });

  it('fails if the replacement matches nothing', async () => {
    expect(await build(/^\.\/Moved$/)).toContain(
      "navigation:\n    The browser's bundle doesn't contain ./Ours.js\n    The browser's bundle contains ./Navigation.js\n    " +
        'Used in: index.ts\n    Replace it by its new name.',
    );
  });
});
