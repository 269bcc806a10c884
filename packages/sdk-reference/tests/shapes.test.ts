import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Application, type TypeDocOptions } from 'typedoc';
import GithubSlugger from 'github-slugger';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { expect, test } from 'vitest';
import { htmlMistakes } from '../../../tests/support/htmlMistakes.ts';
import { isLong } from '../../../tests/support/long.ts';
import formatSignatures from '../src/formatSignatures.ts';
import { markdownOptions } from '../src/options.ts';
import rearrangeTheme from '../src/rearrangeTheme.ts';
import restoreDeclaredTypes from '../src/restoreDeclaredTypes.ts';
import { declaredSymbols } from './support/declaredSymbols.ts';

/** Writes the pages of a package, and returns them by name, with the names that are only others of a symbol. */
async function pagesOf(entry: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shapes-'));
  const tsconfig = path.join(folder, 'tsconfig.json');
  const compilerOptions = {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    types: ['node'],
    skipLibCheck: true,
  };
  fs.writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files: [path.resolve(entry)] }));
  try {
    const app = await Application.bootstrapWithPlugins({
      ...markdownOptions,
      plugin: ['typedoc-plugin-markdown', restoreDeclaredTypes, rearrangeTheme, formatSignatures],
      entryPoints: [entry],
      tsconfig,
      readme: 'none',
      disableSources: true,
      disableGit: true,
      skipErrorChecking: true,
      excludeInternal: false,
      excludePrivate: true,
      excludeProtected: true,
      excludeTags: ['@throws'],
      logLevel: 'Error',
    } as unknown as TypeDocOptions);
    const errors: string[] = [];
    app.logger.error = (message: string) => void errors.push(message);
    const project = await app.convert();
    if (!project) throw new Error(`${entry}: nothing was converted`);
    await app.outputs.writeOutput({ name: 'markdown', path: path.join(folder, 'out') }, project);
    // TypeDoc writes `...` for the parts of a type that are nested too deep.
    const problems = errors
      .flatMap((error) => error.split('\n'))
      .filter((error) => /^\S+: a signature|could not be/.test(error) && !/\.\.\.(?!\w)/.test(error));
    if (problems.length > 0) throw new Error(problems.join('\n'));
    const files = fs.readdirSync(path.join(folder, 'out'), { recursive: true, encoding: 'utf8' });
    const pages = new Map(
      files
        .filter((file) => file.endsWith('.md'))
        .map((file) => [file, fs.readFileSync(path.join(folder, 'out', file), 'utf8')]),
    );
    const others = (project.children ?? []).filter((child) => child.isReference());
    return { pages, secondNames: new Set(others.map(({ name }) => name)) };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** Returns the mistakes in the HTML of a page, such as an element that a text was meant to name. */
const mistakesOf = (markdown: string): string[] =>
  htmlMistakes(
    micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] }),
  );

/** Returns the anchors of a page, which are those of its headings and its own. */
function anchorsOf(markdown: string): Set<string> {
  const slugger = new GithubSlugger();
  const headings = [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, text = '']) => slugger.slug(text));
  return new Set([...headings, ...[...markdown.matchAll(/<a id="([^"]*)"/g)].map(([, id = '']) => id)]);
}

test('every shape of a declaration is shown as it is declared', async () => {
  const { pages } = await pagesOf('packages/sdk-reference/tests/shapes/index.ts');
  expect([...pages.values()].flatMap(mistakesOf)).toEqual([]);
  const shapes = pages.get('Class.Shapes.md') ?? '';
  for (const signature of [
    'new Shapes<T>(value: T): Shapes<T>;',
    'new Shapes<T>(...values: [first: T, second?: T, ...others: T[]]): Shapes<T>;',
    'static get limit(): number;',
    'static set limit(value: number);',
    'static readonly size: number;',
    'static of<T>(value: T): Shapes<T>;',
    "'with-dash'(value: T): T;",
    '[Symbol.iterator](): Iterator<T>;',
    'narrow: <U>(value: U, ...rest: readonly T[]) => value is U & T;',
  ])
    expect(shapes).toContain(`\`\`\`ts signature\n${signature}\n\`\`\``);
  expect(shapes).toContain('get width(): number;\n```\n\nReads the width.');
  expect(shapes).toContain('set width(value: number | string);\n```\n\nSets the width.');
  expect(shapes).toContain(String.raw`Creates one from \<T\>.`);
  expect(shapes).toMatch(/^### Constructor$[^#]+Creates one from a value\.[^#]+^#### /m);
  expect(shapes).toContain('<a id="_"></a>\n\n### $()');
  expect(shapes.match(/(?<=^#### Overload )\d$/gm)).toEqual(['1', '2']);
  expect(shapes).toMatch(/^### Constructor 2$[^#]+Creates one from several \\{values\\}\./m);
  expect(pages.get('Variable.colors.md')).toContain(
    "{\n  readonly 'dark-red': { readonly code: '#800' };\n  readonly mix: <const C extends readonly string[]>(...names: C) => C;\n  list(...names: string[]): string[];\n}",
  );
  expect(pages.get('TypeAlias.Options.md')).toContain(
    "{\n  'Content-Type'?: string;\n  make: new <U extends string>(...items: U[]) => U[];\n  [name: string]: unknown;\n};",
  );
  const [, first = '', second = ''] = (pages.get('Function.find.md') ?? '').split(/^## Overload \d$/m);
  expect(first).toContain(String.raw`Finds one \<T\> by its name.`);
  expect(second).toContain('Finds several by a pattern.');
});

test('a signature that is not valid is named with its file and line', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shapes-'));
  try {
    const file = path.join(folder, 'source.ts');
    fs.writeFileSync(file, '\n\nexport const odd = 1;\n');
    fs.writeFileSync(path.join(folder, 'Variable.odd.md'), '```ts signature\nconst odd: (;\n```\n');
    const odd = { project: { getSymbolIdFromReflection: () => ({ fileName: file, pos: 3 }) } };
    const jobs: ((output: unknown) => Promise<void>)[] = [];
    formatSignatures({ renderer: { postRenderAsyncJobs: jobs } } as unknown as Application);
    const work = jobs[0]?.({ outputDirectory: folder, project: { getChildByName: () => odd } });
    await expect(work).rejects.toThrow(/source\.ts:3: a signature can't be shown: .*const odd: \(;/);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

test.runIf(isLong).each([
  ['fast-check', 220, 'node_modules/fast-check/lib/fast-check.d.ts'],
  ['puppeteer-core', 200, 'node_modules/puppeteer-core/lib/types.d.ts'],
] as const)(
  '%s has a page for each of its exports, valid HTML, and no link that leads nowhere',
  { timeout: 600_000 },
  async (_, least, entry) => {
    // The types of packages that aren't installed are unknown.
    const exports = declaredSymbols(path.resolve(entry)).filter(
      ({ kind, name: exported }) => kind !== 'unknown' && exported !== 'default',
    );
    const { pages, secondNames } = await pagesOf(entry);
    const names = new Set([...pages.keys()].map((file) => /(\w+)\.md$/.exec(file)?.[1]));
    // A second name of a symbol has no page of its own.
    const lost = exports.filter(({ name: exported }) => !names.has(exported) && !secondNames.has(exported));
    const dead = [...pages].flatMap(([file, text]) =>
      [...text.matchAll(/\]\(([^)#:\s]*\.md)?(?:#([^)\s]+))?\)/g)]
        .map(([link, to, anchor]) => ({
          link,
          anchor,
          target: pages.get(to ? path.join(path.dirname(file), to) : file),
        }))
        .filter(({ anchor, target }) => target === undefined || (anchor && !anchorsOf(target).has(anchor)))
        .map(({ link }) => `${file}: ${link}`),
    );
    const mistakes = [...pages].flatMap(([file, text]) =>
      mistakesOf(text).map((mistake) => `${file}: ${mistake}`),
    );
    expect(exports.length).toBeGreaterThan(least);
    expect([...lost, ...dead, ...mistakes]).toEqual([]);
  },
);
