import fs from 'node:fs';
import { TextNode } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { allSamples } from '../../model/src/samples/extract.ts';
import { codeHtml } from '../../../src/components/CodeBlock/codeHtml.ts';
import { decodeMarks, encodeMarks } from '../../../src/components/CodeBlock/marks.ts';
import { codeKinds } from '../../../src/config/codeKinds.ts';
import { color } from '../../../src/config/tokens.ts';
import { readFence, shownLines } from '../../model/src/samples/fence.ts';
import { marksOf } from '../src/codeBlocks/marksOf.ts';
import { tokenize } from '../src/codeBlocks/tokenize.ts';

const textOf = (html: string) => new TextNode(html.replace(/<[^>]+>/g, '')).text;

const noAddress = (symbol: string) => `/api/${symbol}`;

describe('marks', () => {
  test('are decoded to the encoded values', () => {
    const code = 'const a = b.c(d, 1234);\n\n// über 𝒳 and a long, long, long comment\n';
    const kinds = [...code].map((_, offset) => (offset % 5 === 0 ? undefined : offset % codeKinds.length));
    const markAt = (offset: number) => ({ kind: kinds[offset], isLink: offset % 7 === 0 });
    const atoms = decodeMarks(code, encodeMarks(code, markAt));
    expect(atoms.map(({ text }) => text).join('')).toBe(code);
    let offset = 0;
    for (const { text, kind, isLink } of atoms) {
      if (text.trim() !== '') expect({ kind, isLink: isLink ?? false }).toEqual(markAt(offset));
      offset += text.length;
    }
  });

  test('are short: a line of one kind is a letter and a number', () => {
    expect(marksOf('// one two three four five six', 'ts')).toBe('a8');
    expect(marksOf('any text at all', 'text')).toBe('');
  });

  test('reproduce the text of every sample of the site, colored like Prism', () => {
    const samples = allSamples(process.cwd()).filter(({ file }) => /\.mdx?$/.test(file));
    expect(samples.length).toBeGreaterThan(150);
    for (const { code, language, file, line } of samples) {
      const html = codeHtml({ code, marks: marksOf(code, language) }, noAddress);
      expect.soft(textOf(html), `${file}:${line}`).toBe(code);
      const words = (tokenize(code, language) ?? []).filter(
        ({ kind, start, end }) => kind === 'keyword' && /^\w+$/.test(code.slice(start, end)),
      );
      for (const { start, end } of words) {
        expect
          .soft(html, `${file}:${line}`)
          .toMatch(new RegExp(`tok-keyword">[^<]*\\b${code.slice(start, end)}\\b`));
      }
    }
  });
});

test('a language without a grammar stops the build', () => {
  expect(() => marksOf('x', 'klingon')).toThrow(
    'there is no grammar for the code block\'s language "klingon"',
  );
});

describe('lines', () => {
  test('the meta string of a fence states which lines are highlighted and numbered', () => {
    expect(readFence('run title="src/App.tsx" {1,3-4} showLineNumbers=7')).toEqual({
      title: 'src/App.tsx',
      run: true,
      install: false,
      signature: false,
      highlighted: [1, 3, 4],
      numbers: 7,
    });
    expect(readFence('showLineNumbers').numbers).toBe(1);
    expect(readFence('no-check="a title={1}"')).toEqual({
      title: undefined,
      run: false,
      install: false,
      signature: false,
      noCheck: 'a title={1}',
      highlighted: [],
      numbers: undefined,
    });
  });

  test('comments that mark lines are hidden in any language', () => {
    const source = 'a\n// highlight-next-line\nb\n# highlight-start\nc\n\nd\n{/* highlight-end */}\ne';
    const shown = shownLines(source, []).map(({ text: { length }, start, isHighlighted }) => [
      source.slice(start, start + length),
      isHighlighted,
    ]);
    expect(shown).toEqual([
      ['a', false],
      ['b', true],
      ['c', true],
      ['', true],
      ['d', true],
      ['e', false],
    ]);
  });

  test('marked lines are elements with all of their text, and no color spans two lines', () => {
    const code = '/* one\n   two */\nthree';
    const html = codeHtml({ code, marks: marksOf(code, 'ts'), lines: '2h', numbers: 4 }, noAddress);
    expect(html).toBe(
      '<span class="code-line" data-line="4"><span class="tok-comment">/* one</span>\n</span>' +
        '<span class="code-line code-line--highlighted theme-code-block-highlighted-line" data-line="5">   <span class="tok-comment">two */</span>\n</span>' +
        '<span class="code-line" data-line="6">three</span>',
    );
  });

  test('inserted and deleted lines of a diff are marked', () => {
    const code = '-old\n+new';
    const html = codeHtml({ code, marks: marksOf(code, 'diff'), lines: '1d 2i' }, noAddress);
    expect(html).toContain('code-line--deleted"><span class="tok-deleted">-old');
    expect(html).toContain('code-line--inserted"><span class="tok-inserted">+new');
  });
});

test('a symbol is a link each time, and a tab stop once', () => {
  const code = 'Client; Client';
  const marks = encodeMarks(code, (_, text) => ({ kind: undefined, isLink: text === 'Client' }));
  const page = 'sdk-base/Class.Client';
  expect(codeHtml({ code, marks, symbols: `${page} ${page}` }, noAddress)).toBe(
    `<a href="/api/${page}" data-symbol="${page}">Client</a>; ` +
      `<a href="/api/${page}" data-symbol="${page}" tabindex="-1">Client</a>`,
  );
});

describe('colors', () => {
  const css = fs.readFileSync('src/css/tokens.css', 'utf8');
  const shares = [
    ...css.matchAll(/--role-accent-surface: color-mix\(in srgb, var\((.+)\) (\d+)%, transparent\)/g),
  ];

  for (const [index, mode] of (['light', 'dark'] as const).entries()) {
    test(`have at least 4.5:1 in ${mode} mode, on marked lines too`, () => {
      const [, accent = '', percent] = shares[index] ?? [];
      const surface = rgb(color('--role-code-surface', mode));
      const highlight = mix(rgb(color(accent)), surface, Number(percent) / 100);
      for (const kind of codeKinds) {
        const text = rgb(color(`--code-${kind}`, mode));
        const grounds = [surface, highlight];
        if (kind === 'inserted' || kind === 'deleted') grounds.push(mix(text, surface, 0.1));
        for (const ground of grounds) {
          expect.soft(contrast(text, ground), `${kind} on ${ground.join(' ')}`).toBeGreaterThan(4.5);
        }
      }
    });
  }

  const texts = ['text', 'text-muted', 'accent', 'accent-hover', 'success', 'warning', 'danger'];
  test.each(['light', 'dark'] as const)(
    'of texts have at least 4.5:1 in %s mode, and of borders 3:1',
    (mode) => {
      const roleColor = (name: string) => rgb(color(`--role-${name}`, mode));
      const pairs = ['surface', 'surface-raised'].flatMap((surface) =>
        [...texts, 'border-strong'].map((role) => [role, surface] as const),
      );
      for (const [role, surface] of [...pairs, ['banner-text', 'banner-surface'] as const]) {
        const least = role === 'border-strong' ? 3 : 4.5;
        const ratio = contrast(roleColor(role), roleColor(surface));
        expect.soft(ratio, `${role} on ${surface}`).toBeGreaterThan(least);
      }
    },
  );

  test('are defined for every kind of token by the style sheet', () => {
    const sheet = fs.readFileSync('src/css/code.css', 'utf8');
    for (const kind of codeKinds) expect(sheet).toContain(`.tok-${kind} {\n  color: var(--code-${kind});`);
  });
});

type Rgb = [number, number, number];

const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((offset) => parseInt(hex.slice(offset, offset + 2), 16)) as Rgb;
const mix = (top: Rgb, ground: Rgb, share: number): Rgb =>
  top.map((value, index) => value * share + (ground[index] ?? 0) * (1 - share)) as Rgb;

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: Rgb, second: Rgb): number {
  const [bright = 0, dim = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}
