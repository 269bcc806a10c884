import { lineAt } from '../../../../model/src/problem.ts';
import { descriptionsIn } from '../../texts/descriptions.ts';
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
const ofDescription = (source: string): MarkdownPart[] =>
  descriptionsIn(source).map(({ start, text }) => ({
    // The text of a block starts on the line after its indicator.
    line: lineAt(source, start) + (/^[|>]/.test(source.slice(start)) ? 1 : 0),
    text,
  }));

/** Strings of a table, such as the glossary's. */
const ofData = (name: string, source: string): MarkdownPart[] =>
  textsIn(parseScript(name, source)).map((node) => ({
    line: lineAt(source, node.getStart()),
    text: node.text,
  }));
