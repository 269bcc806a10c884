import type { Code, Data, InlineCode, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { codeSymbols } from '../../../model/src/symbols/CodeSymbols.ts';
import { visitInlineCode } from '../../../model/src/symbols/inlineCode.ts';
import type { CodeLink } from '../../../model/src/symbols/samplePrograms.ts';
import { readFence, shownLines, type ShownLine } from '../../../model/src/samples/fence.ts';
import { marksOf } from './marksOf.ts';
import { RunsOfPage } from './RunsOfPage.ts';

/**
 * Tokenizes every code block while its page is compiled, and finds the names of the SDKs in it and in inline code:
 * `src/components/CodeBlock` and `src/theme/CodeInline` show what is said here.
 */
export default function remarkCode() {
  return (tree: Root, { path = '' }: { path?: string }): void => {
    const symbols = codeSymbols();
    const runs = new RunsOfPage(path);
    visit(tree, 'code', (node) => {
      try {
        const run = runs.markOf(node);
        const { signature } = readFence(node.meta ?? '');
        const links = signature
          ? symbols.linksInSignature(path, node.value)
          : symbols.linksInCode(path, node.value);
        readBlock(node, links);
        if (run) setProperties(node, { run: JSON.stringify(run) });
      } catch (error) {
        throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
      }
    });
    const seen = new Set<string>();
    visitInlineCode(tree, (node, section) => {
      const page = symbols.linkOfInline(path, node.value)?.page;
      if (!page) return;
      // The tab key reaches a symbol once in a section.
      const place = `${section} ${page}`;
      setProperties(node, { symbol: page, ...(seen.has(place) ? { again: 'true' } : {}) });
      seen.add(place);
    });
  };
}

function readBlock(node: Code, links: readonly CodeLink[]): void {
  const language = (node.lang ?? '').toLowerCase();
  const { title, highlighted, numbers, signature } = readFence(node.meta ?? '');
  const lines = shownLines(node.value, highlighted);
  const code = lines.map(({ text }) => text).join('\n');
  const shown = shownLinks(lines, links);
  const starts = new Set(shown.map(({ start }) => start));
  // What a signature links to is a type, which the grammar cannot tell from other names.
  const marks = marksOf(code, language, starts, signature ? 'type' : undefined);
  const marked = lineMarks(lines, language);

  node.value = code;
  // The words behind the fence are for writers and checks: nobody needs them in the browser.
  node.meta = null;
  setProperties(node, {
    ...(title ? { title } : {}),
    ...(marks ? { marks } : {}),
    ...(shown.length > 0 ? { symbols: shown.map(({ reference }) => reference.page).join(' ') } : {}),
    ...(marked ? { lines: marked } : {}),
    ...(numbers === undefined ? {} : { numbers: String(numbers) }),
  });
}

function setProperties(node: Code | InlineCode, properties: NonNullable<Data['hProperties']>): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } };
}

/** The links at their places in what is shown, without the lines that are not. */
function shownLinks(lines: readonly ShownLine[], links: readonly CodeLink[]): CodeLink[] {
  let place = 0;
  return lines.flatMap(({ text, start }) => {
    const shift = place - start;
    const inLine = links.filter((link) => link.start >= start && link.start < start + text.length);
    place += text.length + 1;
    return inLine.map((link) => ({ ...link, start: link.start + shift }));
  });
}

/** Marked lines, as `codeHtml` reads them. */
function lineMarks(lines: readonly ShownLine[], language: string): string {
  const signs: Record<string, string> = language === 'diff' ? { '+': 'i', '-': 'd' } : {};
  return lines
    .flatMap(({ text, isHighlighted }, index) => {
      const mark = isHighlighted ? 'h' : signs[text.charAt(0)];
      return mark ? [`${index + 1}${mark}`] : [];
    })
    .join(' ');
}
