import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { codeKinds } from '../../config/codeKinds.ts';
import { encodeMarks } from '../../components/CodeBlock/marks.ts';
import { readFence, shownLines, type ShownLine } from './fence.ts';
import { tokenize } from './tokenize.ts';

/** Tokenizes every code block while its page is compiled: `src/components/CodeBlock` shows what is said here. */
export default function remarkCode() {
  return (tree: Root, file: { path?: string }): void => {
    visit(tree, 'code', (node) => {
      try {
        read(node);
      } catch (error) {
        throw new Error(`${file.path}: ${(error as Error).message}`, { cause: error });
      }
    });
  };
}

function read(node: Code): void {
  const language = (node.lang ?? '').toLowerCase();
  const { title, highlighted, numbers } = readFence(node.meta ?? '');
  const lines = shownLines(node.value, highlighted);
  const code = lines.map(({ text }) => text).join('\n');
  const marks = marksOf(code, language);
  const marked = lineMarks(lines, language);

  node.value = code;
  // The words behind the fence are for writers and checks: nobody needs them in the browser.
  node.meta = null;
  node.data = {
    ...node.data,
    hProperties: {
      ...node.data?.hProperties,
      ...(title ? { title } : {}),
      ...(marks ? { marks } : {}),
      ...(marked ? { lines: marked } : {}),
      ...(numbers === undefined ? {} : { numbers: String(numbers) }),
    },
  };
}

/** The colors of code, as `codeHtml` reads them. */
export function marksOf(code: string, language: string): string {
  const tokens = tokenize(code, language);
  if (!tokens) throw new Error(`no grammar is known for the code block's language "${language}"`);
  let next = 0;
  return encodeMarks(code, (place) => {
    while ((tokens[next]?.end ?? Infinity) <= place) next += 1;
    const token = tokens[next];
    const kind = token && token.start <= place ? codeKinds.indexOf(token.kind) : undefined;
    return { kind, isLink: false };
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
