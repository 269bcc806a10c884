import type { Code, Data, InlineCode, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { codeSymbols } from '../../../model/src/symbols/CodeSymbols.ts';
import { visitInlineCode } from '../../../model/src/symbols/inlineCode.ts';
import type { CodeLink } from '../../../model/src/symbols/compileSamples.ts';
import { readFence, type ShownLine, shownLines } from '../../../model/src/samples/fence.ts';
import { marksOf } from './marksOf.ts';
import fs from 'node:fs';
import path from 'node:path';
import { isCode } from '../../../model/src/samples/programs.ts';
import type { RunMark } from '../../../model/src/samples/runMark.ts';
import { runMarks } from '../../../model/src/samples/runMarks.ts';
import { blocksOfPage, isExecuted } from '../../../model/src/samples/runPages.ts';

/**
 * Tokenizes every code block while its page is compiled, and finds names of the SDKs in code blocks and inline code.
 * `src/components/CodeBlock` and `src/theme/CodeInline` render the properties that are set here.
 */
export default function remarkCode() {
  return (tree: Root, { path = '' }: { path?: string }): void => {
    const symbols = codeSymbols();
    const pageLinks = symbols.linksOf(path);
    const nextMark = runMarksOf(path);
    const files = new Map<string, string>();
    visit(tree, 'code', (node) => {
      try {
        const run = nextMark(node);
        const { signature } = readFence(node.meta ?? '');
        const links = signature ? symbols.linksInSignature(path, node.value) : pageLinks.inCode(node.value);
        annotateBlock(node, links);
        continueFile(node, files);
        if (run) setProperties(node, { run: JSON.stringify(run) });
      } catch (error) {
        throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
      }
    });
    const seen = new Set<string>();
    visitInlineCode(tree, (node, section) => {
      const page = pageLinks.ofInline(node.value)?.page;
      if (!page) return;
      // A symbol is a tab stop only once per section.
      const key = `${section} ${page}`;
      setProperties(node, { symbol: page, ...(seen.has(key) ? { again: 'true' } : {}) });
      seen.add(key);
    });
  };
}

function annotateBlock(node: Code, links: readonly CodeLink[]): void {
  const language = (node.lang ?? '').toLowerCase();
  const { title, highlighted, numbers, signature } = readFence(node.meta ?? '');
  const lines = shownLines(node.value, highlighted);
  const code = lines.map(({ text }) => text).join('\n');
  const visibleLinks = shownLinks(lines, links);
  const starts = new Set(visibleLinks.map(({ start }) => start));
  // Links in a signature are types, which the grammar can't distinguish from other names.
  const marks = marksOf(code, language, starts, signature ? 'type' : undefined);
  const marked = lineMarks(lines, language);

  node.value = code;
  // The meta string of the fence is for writers and checks, and isn't needed in the browser.
  node.meta = null;
  setProperties(node, {
    ...(title ? { title } : {}),
    ...(marks ? { marks } : {}),
    ...(visibleLinks.length > 0
      ? { symbols: visibleLinks.map(({ reference }) => reference.page).join(' ') }
      : {}),
    ...(marked ? { lines: marked } : {}),
    ...(numbers === undefined ? {} : { numbers: String(numbers) }),
  });
}

/** Matches the title of code that makes or continues a file, such as `wallet.mjs, at the end`. */
const PART_TITLE = /^(.+), (a new file|at the end)$/;

/** Adds the earlier lines of a file to a block that continues it, and marks the block's own lines. */
function continueFile(node: Code, files: Map<string, string>): void {
  const [, file, place] = PART_TITLE.exec(String(node.data?.hProperties?.title ?? '')) ?? [];
  if (!file) return;
  const before = files.get(file);
  files.set(file, before === undefined ? node.value : `${before}\n\n${node.value}`);
  if (place === 'a new file') return;
  if (before === undefined) throw new Error(`no code block above is titled "${file}, a new file"`);
  const first = before.split('\n').length + 2;
  const marks = node.value.split('\n').map((_, index) => `${index + 1}i`);
  setProperties(node, {
    before,
    beforeMarks: marksOf(before, node.lang ?? ''),
    numbers: String(first),
    lines: marks.join(' '),
  });
}

function setProperties(node: Code | InlineCode, properties: NonNullable<Data['hProperties']>): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } };
}

/** Returns the links in shown lines, with their positions in the shown code. */
function shownLinks(lines: readonly ShownLine[], links: readonly CodeLink[]): CodeLink[] {
  let offset = 0;
  return lines.flatMap(({ text, start }) => {
    const shift = offset - start;
    const inLine = links.filter((link) => link.start >= start && link.start < start + text.length);
    offset += text.length + 1;
    return inLine.map((link) => ({ ...link, start: link.start + shift }));
  });
}

/** Encodes marked lines for `codeHtml`. */
function lineMarks(lines: readonly ShownLine[], language: string): string {
  const signs: Record<string, string> = language === 'diff' ? { '+': 'i', '-': 'd' } : {};
  return lines
    .flatMap(({ text, isHighlighted }, index) => {
      const mark = isHighlighted ? 'h' : signs[text.charAt(0)];
      return mark ? [`${index + 1}${mark}`] : [];
    })
    .join(' ');
}

/**
 * Returns a function that returns the mark of the next block, if it is executed and can be run in the page, while the
 * page's tree is visited in order.
 *
 * @param file - absolute path of the page
 */
function runMarksOf(file: string): (block: Code) => RunMark | undefined {
  const page = path.relative('', file).replaceAll('\\', '/');
  const marks = runMarks(blocksOfPage(page, () => fs.readFileSync(file, 'utf8')));
  let next = 0;
  return ({ lang, meta, value }) => {
    const fence = { ...readFence(meta ?? ''), language: (lang ?? '').toLowerCase() };
    if (marks.length === 0 || !isExecuted(page, fence) || !isCode(fence)) return undefined;
    const { code, mark } = marks[next++] ?? {};
    if (code?.trim() !== value.trim())
      throw new Error(
        `the code block that begins with "${value.slice(0, 40)}" is not the next sample of the page's file. Let only plugins after remarkCode change code blocks.`,
      );
    return mark;
  };
}
