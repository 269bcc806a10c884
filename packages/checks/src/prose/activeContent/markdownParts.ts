import { isScalar, LineCounter, parseDocument, visit as visitYaml } from 'yaml';
import { lineAt } from '../../../../model/src/problem.ts';
import { parseScript, textsIn } from '../../texts/script.ts';

/** Markdown inside another file, and the line of the file where it starts. */
interface MarkdownPart {
  line: number;
  text: string;
}

/** Matches the characters that HTML, images and addresses with code need. Most texts have none of them. */
const SIGNS = /[<&]|!\[|script:|data:/i;

/** Returns the Markdown in a file, as a whole or in parts. Leaves out parts that can't have active content. */
export function markdownParts(file: string, source: string): MarkdownPart[] {
  if (/\.mdx?$/.test(file)) return [{ line: 1, text: source }];
  return partsOf(file, source).filter(({ text }) => SIGNS.test(text));
}

function partsOf(file: string, source: string): MarkdownPart[] {
  if (/\.ya?ml$/.test(file)) return ofDescription(source);
  if (/(?:^|\/)packages\/sdk-/.test(file)) return ofComments(source);
  // Components are code, and reviewed as code.
  return /(?:^|\/)src\/data\//.test(file) ? ofData(file, source) : [];
}

/** Doc comments, which become the references' pages. */
const ofComments = (source: string): MarkdownPart[] =>
  [...source.matchAll(/\/\*\*([\s\S]*?)\*\//g)].map(({ 1: comment = '', index }) => ({
    line: lineAt(source, index),
    text: comment.replace(/^[^\S\n]*\* ?/gm, ''),
  }));

/** Descriptions of an OpenAPI file. */
function ofDescription(source: string): MarkdownPart[] {
  const parts: MarkdownPart[] = [];
  const lines = new LineCounter();
  visitYaml(parseDocument(source, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !/^(?:description|summary|title)$/.test(String(key.value))) return;
      if (!isScalar(value) || typeof value.value !== 'string' || !value.range) return;
      // The text of a block scalar starts on the line after its indicator.
      const isBlock = value.type === 'BLOCK_LITERAL' || value.type === 'BLOCK_FOLDED';
      parts.push({ line: lines.linePos(value.range[0]).line + (isBlock ? 1 : 0), text: value.value });
    },
  });
  return parts;
}

/** Strings of a table, such as the glossary's. */
const ofData = (name: string, source: string): MarkdownPart[] =>
  textsIn(parseScript(name, source)).map((node) => ({
    line: lineAt(source, node.getStart()),
    text: node.text,
  }));
