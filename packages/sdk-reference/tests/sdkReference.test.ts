import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Application } from 'typedoc';
import { describe, expect, it } from 'vitest';
import { errorRows } from '../../model/src/errors.ts';
import { sdkPackages, sdkTrees } from '../../model/src/packages.ts';
import { sdkProgram } from '../../../tests/support/sdkProgram.ts';
import { declaredSymbols } from './support/declaredSymbols.ts';
import { readSymbols } from '../../model/src/symbols/References.ts';
import formatSignatures, { formatSignature } from '../src/formatSignatures.ts';
import { parseThrows, throwsRecord, throwsTable } from '../src/throwsTable.ts';
import { typeText } from '../src/rearrangeTheme.ts';

const program = sdkProgram();
const addressOf = (name: string) => (name === 'Balance' ? 'Balance.md' : undefined);
const pagesOf = (tree: string) =>
  fs
    .readdirSync(`api/${tree}`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, text: fs.readFileSync(`api/${tree}/${file}`, 'utf8') }));

describe('a type in a table', () => {
  it('is one piece of code, in which names are links', () => {
    expect(typeText('Promise<Balance>', addressOf)).toBe(
      '<span class="type"><code>Promise&lt;</code>[<code>Balance</code>](Balance.md)<code>&gt;</code></span>',
    );
  });

  it('has no link in a string or at a member, and no pipe that would end the cell', () => {
    const text = typeText('"Balance" | Other.Balance', addressOf);
    expect(text).toBe(`<span class="type"><code>'Balance' &#124; Other.Balance</code></span>`);
  });
});

describe('a signature', () => {
  it.each([
    ['status(options?: A): B;', 'status(options?: A): B;'],
    ['new Client(config: ClientConfig): Client;', 'new Client(config: ClientConfig): Client;'],
    ['function f(a: "x"): B;', "function f(a: 'x'): B;"],
    ['static readonly size: number;', 'static readonly size: number;'],
    [
      'getTokenBalances(pagination?: Pagination, options?: RequestOptions): PageList<TokenBalance>;',
      'getTokenBalances(\n  pagination?: Pagination,\n  options?: RequestOptions\n): PageList<TokenBalance>;',
    ],
    [
      'new IframeApiError(type: IframeApiErrorType, options?: NacreErrorOptions): IframeApiError;',
      'new IframeApiError(\n  type: IframeApiErrorType,\n  options?: NacreErrorOptions\n): IframeApiError;',
    ],
  ])('%s is wrapped to fit', async (signature, expected) => {
    expect(await formatSignature(signature)).toBe(expected);
  });
});

it('skips a page that the run has not written, so that the page of a removed symbol is noticed', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reference-'));
  const jobs: ((output: { outputDirectory: string }) => Promise<void>)[] = [];
  const write = (name: string, text: string) => {
    fs.writeFileSync(path.join(folder, name), `\`\`\`ts signature\n${text}\n\`\`\`\n`);
    fs.utimesSync(path.join(folder, name), 0, 0);
  };
  const isWritten = (name: string) => fs.statSync(path.join(folder, name)).mtimeMs > 0;
  try {
    write('Function.gone.md', 'function gone(a: string): void;');
    write('Function.made.md', 'function made(a:string):void;');
    formatSignatures({ renderer: { postRenderAsyncJobs: jobs } } as unknown as Application);
    for (const job of jobs) await job({ outputDirectory: folder });
    expect([isWritten('Function.gone.md'), isWritten('Function.made.md')]).toEqual([false, true]);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

describe('the errors of a call', () => {
  it('are read from the comment, and whether to retry from the catalogue', () => {
    const thrown = parseThrows('[SdkError](Class.SdkError.md) with `Timeout` when it takes too long');
    expect(throwsRecord(thrown)).toEqual({
      error: 'SdkErrorType.Timeout',
      code: 'sdk/timeout',
      when: 'it takes too long',
      retry: 'Yes',
    });
    expect(throwsRecord(parseThrows('[CryptoError](Class.CryptoError.md) when it fails')).retry).toBe('No');
    expect(throwsRecord(parseThrows('[IframeApiError](Class.IframeApiError.md) when it fails')).retry).toBe(
      'By type',
    );
  });

  it('link to the code on the errors page, and to the class if any of its types can occur', () => {
    const thrown = [
      { error: 'SdkError', type: 'Timeout', when: 'late' },
      { error: 'CryptoError', when: 'odd' },
    ];
    const table = throwsTable(thrown, (name) => `Class.${name}.md`);
    expect(table).toContain('/products/embedded-wallet/exceptions#sdk-timeout)');
    expect(table).toContain('(Class.CryptoError.md)');
  });

  it('are a mistake if the type does not exist or the text is empty', () => {
    expect(() => parseThrows('[SdkError](Class.SdkError.md) with `Tiemout` when it is late')).toThrow(
      'Tiemout',
    );
    expect(() => parseThrows('SdkError')).toThrow('@throws SdkError');
  });
});

describe.each(sdkPackages)('every entry point of $name', ({ name, folder, tree }) => {
  const { exports } = JSON.parse(fs.readFileSync(`${folder}/package.json`, 'utf8')) as {
    exports: Record<string, string | { types: string }>;
  };
  // The main entry is first, because the page of a symbol with several entries names that one.
  const entryPoints = Object.entries(exports)
    .flatMap(([subpath, to]) => (typeof to === 'string' ? [] : [{ subpath, types: to.types }]))
    .toSorted((a, b) => a.subpath.length - b.subpath.length);
  const origins = new Map<string, { specifier: string; kind: string }>();
  for (const { subpath, types } of entryPoints) {
    const source = `${folder}/${types.replace('./dist/', 'src/').replace(/\.d\.ts$/, '.ts')}`;
    const declared = declaredSymbols(path.resolve(source), program);
    expect(declared, subpath).not.toEqual([]);
    for (const symbol of declared)
      if (!origins.has(symbol.name))
        origins.set(symbol.name, { specifier: name + subpath.slice(1), kind: symbol.kind });
  }

  it('has a page for each of its exports, with the line that imports it', () => {
    const invalid: string[] = [];
    for (const [symbol, { specifier, kind }] of origins) {
      const file = `api/${tree}/${kind}.${symbol}.md`;
      const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
      const type = kind === 'TypeAlias' || kind === 'Interface' ? 'type ' : '';
      if (!text.includes(`\`\`\`ts signature\nimport ${type}{ ${symbol} } from '${specifier}';\n`))
        invalid.push(file);
    }
    expect(invalid).toEqual([]);
  });

  it('is the only source of the pages', () => {
    const symbols = readSymbols(process.cwd(), tree).map((symbol) => [symbol.name, symbol.entry]);
    const expected = [...origins].map(([symbol, { specifier }]) => [symbol, specifier]);
    expect(symbols.toSorted()).toEqual(expected.toSorted());
  });
});

describe.each(sdkTrees)('the pages of %s', (tree) => {
  const pages = pagesOf(tree);

  it('have at most one table of errors under a heading', () => {
    for (const { file, text } of pages)
      expect(text, file).not.toMatch(/^(#+) Throws\n(?:(?!#)[^\n]*\n)*\1 Throws$/m);
  });

  it('state the text of the catalogue for each code in a table', () => {
    const retry = new Map(errorRows.map(({ member, retryable }) => [member, retryable ? 'Yes' : 'No']));
    const rows = pages.flatMap(({ text }) => [
      ...text.matchAll(
        /^\| <span class="type">\[<code>(\w+Type\.\w+)<\/code>\]\([^)]+\)<\/span> \| .* \| <span class="tag [\w-]+">([\w ]+)<\/span> \|$/gm,
      ),
    ]);
    expect(rows.length).toBeGreaterThan(50);
    for (const [row, member = '', word] of rows) expect(word, row).toBe(retry.get(member));
  });

  it('have the example before parameters and remarks', () => {
    let compared = 0;
    for (const { file, text } of pages) {
      // The sections of a symbol, and those of each of its members.
      const parts = [
        { part: text, hashes: '##' },
        ...text.split(/^#{1,3} /m).map((part) => ({ part, hashes: '####' })),
      ];
      for (const { part, hashes } of parts) {
        const [example, ...later] = ['Example', 'Parameters', 'Throws', 'Remarks'].map((name) =>
          part.indexOf(`\n${hashes} ${name}\n`),
        );
        if (example === undefined || example === -1) continue;
        for (const position of later.filter((index) => index !== -1)) {
          expect(position, file).toBeGreaterThan(example);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('are all in the list of references, and advanced ones apart in the entry page', () => {
    const index = fs.readFileSync(`api/${tree}/index.md`, 'utf8');
    const list = fs.readFileSync(`api/${tree}/References.md`, 'utf8');
    const [tasks = '', advanced = ''] = index.split('## Advanced');
    for (const symbol of readSymbols(process.cwd(), tree)) {
      const row = `[<code>${symbol.name}</code>](${symbol.page}.md)</span> |`;
      expect(list).toContain(`| [${symbol.name}](./${symbol.page}.md) |`);
      expect(symbol.members.filter(({ anchor }) => !anchor)).toEqual([]);
      expect(tasks.includes(row), symbol.name).toBe(!symbol.advanced);
      expect(advanced.includes(row), symbol.name).toBe(symbol.advanced);
    }
  });
});
