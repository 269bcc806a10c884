import ts from 'typescript';
import { visit } from 'unist-util-visit';
import { parsePage } from '../../../model/src/markdownParser.ts';
import { descriptionsIn } from '../texts/descriptions.ts';
import { parseScript, textsIn } from '../texts/script.ts';
import { blank } from '../texts/splice.ts';

/** A part of a file that people read as text, unchanged from the source. */
export interface Prose {
  /** The offset in the file. */
  start: number;
  text: string;
  /** Set for an attribute of a component. Its value may mean more than its words, so only people change it. */
  isAttribute?: true;
}

/** Attributes whose values are names of classes, addresses and sizes. */
const NO_PROSE = /^(?:class(?:Name)?|style|id|href|src|srcSet|sizes|d|viewBox|points|transform|rel|to)$/;

/** Returns the prose of a file, without code, addresses and property names. */
export function proseOf(file: string, source: string): Prose[] {
  if (/\.mdx?$/.test(file)) return ofMarkdown(file, source);
  if (/\.ya?ml$/.test(file)) return ofDescription(source);
  if (!/(?:^|\/)packages\/sdk-/.test(file)) return ofScript(file, source);
  return [...ofDocComments(source), ...ofScript(file, source).filter(({ text }) => MESSAGE.test(text))];
}

/**
 * Matches messages of SDK errors, which people read in a console. A message is a sentence, or the part of one after a
 * value. Other strings are code.
 */
const MESSAGE = /^['"`][A-Z]|^}/;

/** Front matter that is shown. `keywords` contain readers' words, not ours. */
const SHOWN = /^(?:title|description|sidebar_label|pagination_label): *(.*)$/gm;

function ofMarkdown(file: string, source: string): Prose[] {
  const parts: Prose[] = [];
  const add = (start?: number, end?: number, more: Partial<Prose> = {}) => {
    if (start !== undefined && end !== undefined)
      parts.push({ start, text: source.slice(start, end), ...more });
  };
  visit(parsePage(file, source), (node) => {
    const { start, end } = node.position ?? {};
    if (node.type === 'text' || node.type === 'image') add(start?.offset, end?.offset);
    if (node.type === 'yaml') {
      for (const match of source.slice(0, end?.offset).matchAll(SHOWN)) {
        const [line, value = ''] = match;
        parts.push({ start: match.index + line.length - value.length, text: value });
      }
    }
    if ('attributes' in node && Array.isArray(node.attributes)) {
      for (const attribute of node.attributes) {
        const { value, position } = attribute;
        const isNamed = attribute.type === 'mdxJsxAttribute' && !NO_PROSE.test(attribute.name);
        if (isNamed && typeof value === 'string' && value.includes(' '))
          add(position?.start.offset, position?.end.offset, { isAttribute: true });
      }
    }
  });
  return parts.map((prose) => ({ ...prose, text: withoutAddresses(prose.text) }));
}

const withoutAddresses = (text: string) =>
  text.replace(/\]\([^)]*\)|\b[a-z]+:\/\/\S+|[\w.+-]*@[\w-]+[./]\S+|\S+\.(?:com|example)\S*/g, blank);
const withoutCode = (text: string) =>
  withoutAddresses(text.replace(/```[\s\S]*?```|(`+)[^`][\s\S]*?\1/g, blank));

/** Descriptions of an OpenAPI file, which are Markdown. */
const ofDescription = (source: string): Prose[] =>
  descriptionsIn(source).map(({ start, end }) => ({ start, text: withoutCode(source.slice(start, end)) }));

/** Returns doc comments, without their examples and the names in tags. */
function ofDocComments(source: string): Prose[] {
  return [...source.matchAll(/\/\*\*[\s\S]*?\*\//g)].map(({ 0: comment, index }) => ({
    start: index,
    text: withoutCode(comment)
      .replace(/\n\s*\*/g, blankLine)
      .replace(/\{@\w+ [^}|]*|@param \S+|@\w+/g, blank),
  }));
}

const blankLine = (text: string) => `\n${' '.repeat(text.length - 1)}`;

/** Returns the texts of a page or a table, which are the text in JSX and every string with a space. */
const ofScript = (file: string, source: string): Prose[] =>
  textsIn(parseScript(file, source))
    .filter((node) => !ts.isStringLiteralLike(node) || node.text.includes(' '))
    .map((node) => ({ start: node.getStart(), text: withoutCode(node.getText()) }));
