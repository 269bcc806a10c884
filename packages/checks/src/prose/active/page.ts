import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { parsePage } from '../../../../model/src/markdownParser.ts';
import { refusedAddress, refusedPicture, refusedValue } from './addresses.ts';
import { refusedAttribute, refusedElement } from './elements.ts';
import { readImports, refusedExpression, type Syntax } from './expressions.ts';

/** The reason to refuse a part of a text, and the part's line. */
export interface Refused {
  line: number;
  message: string;
}

interface Braces {
  value?: unknown;
  data?: { estree?: unknown };
}

interface Attribute extends Braces {
  type: string;
  name?: string;
  position?: Node['position'];
}

/** The fields that are read from nodes of any kind. */
interface AnyNode extends Omit<Node, 'data'>, Braces {
  name?: string | null;
  url?: string;
  identifier?: string;
  attributes?: Attribute[];
}

/**
 * Returns everything in Markdown or MDX that could load, send or run something. Code blocks and inline code are text
 * and always allowed.
 */
export function activeIn(file: string, text: string): Refused[] {
  const tree = parsePage(file, text) as Node;
  const found: Refused[] = [];
  // The page's own table of contents is available without an import.
  const imported = new Set(['toc']);
  const pictures = new Set<string>();
  visit(tree, (node: AnyNode) => {
    if (node.type === 'imageReference' && node.identifier) pictures.add(node.identifier);
    if (node.type === 'mdxjsEsm') for (const name of readImports(syntaxOf(node)).names) imported.add(name);
  });
  visit(tree, (node: AnyNode) => {
    const say = (message: string | undefined, at: Node['position'] = node.position) => {
      if (message) found.push({ line: at?.start.line ?? 1, message });
    };
    const isPicture = node.type === 'image' || pictures.has(node.identifier ?? '');
    if (node.url !== undefined) say(isPicture ? refusedPicture(node.url) : refusedAddress(node.url));
    if (node.type === 'html') say(refusedHtml(String(node.value)));
    if (node.type === 'mdxjsEsm') readImports(syntaxOf(node)).refused.forEach((why) => say(why));
    if (/^mdx(?:Flow|Text)Expression$/.test(node.type)) say(refusedExpression(syntaxOf(node), imported));
    const element = node.type.startsWith('mdxJsx') ? refusedElement(node.name ?? null) : undefined;
    if (element) return say(element);
    for (const attribute of node.attributes ?? [])
      for (const why of refusedIn(attribute, imported)) say(why, attribute.position ?? node.position);
  });
  return found;
}

const syntaxOf = ({ data }: Braces) => (data?.estree ?? { type: 'Program', body: [] }) as Syntax;

function refusedIn({ type, name = '', value, data }: Attribute, imported: ReadonlySet<string>): string[] {
  if (type !== 'mdxJsxAttribute') return [`{${String(value)}}: name each attribute, so that each is checked`];
  const why = refusedAttribute(name);
  if (why) return [why];
  if (typeof value === 'string') return [refusedValue(name, value) ?? []].flat();
  const braces = (value ?? { data }) as Braces;
  const program = syntaxOf(braces);
  const texts = literals(program).flatMap((text) => refusedValue(name, text) ?? []);
  return [...texts, refusedExpression(program, imported) ?? []].flat();
}

/** Returns the strings in an expression. */
function literals(node: Syntax): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateElement') return [String((node.value as { cooked?: string }).cooked)];
  return Object.values(node)
    .flat()
    .flatMap((child) => (typeof child === 'object' && child !== null ? literals(child as Syntax) : []));
}

/** Returns the reason to refuse HTML in plain Markdown, where only comments are allowed. */
function refusedHtml(html: string): string | undefined {
  if (/^<!--(?:(?!--!?>)[\s\S])*-->$/.test(html.trim())) return undefined;
  const name = /^<\/?([a-z][\w-]*)/i.exec(html.trim())?.[1];
  return (
    (name && refusedElement(name)) ??
    `${html.trim().split('\n')[0]}: plain Markdown has no HTML here. Use Markdown's own signs, or set it as code`
  );
}
