import { parsePage } from '../../../../model/src/markdownParser.ts';
import type { LineProblem } from '../../../../model/src/problem.ts';
import { nodesIn, problemsIn, type AnyNode } from '../../texts/nodes.ts';
import { addressMessage, pictureMessage, attributeValueMessage } from './addresses.ts';
import { attributeMessage, elementMessage } from './elements.ts';
import { readImports, expressionMessage, type AcornNode } from './expressions.ts';

/**
 * Returns everything in Markdown or MDX that could load, send or run something. Code blocks and inline code are text
 * and always allowed.
 */
export function findActiveContent(file: string, text: string): LineProblem[] {
  const tree = parsePage(file, text);
  const imports = nodesIn(tree, ({ type }) => type === 'mdxjsEsm').map((node) => readImports(syntaxOf(node)));
  // The page's own table of contents is available without an import.
  const imported = new Set(['toc', ...imports.flatMap(({ names }) => names)]);
  const references = nodesIn(tree, ({ type }) => type === 'imageReference');
  const pictures = new Set(references.map(({ identifier }) => identifier));
  return problemsIn(tree, (node, report) => {
    const isPicture = node.type === 'image' || pictures.has(node.identifier);
    if (node.url !== undefined) report(isPicture ? pictureMessage(node.url) : addressMessage(node.url));
    if (node.type === 'html') report(htmlMessage(String(node.value)));
    if (node.type === 'mdxjsEsm') readImports(syntaxOf(node)).messages.forEach((message) => report(message));
    if (/^mdx(?:Flow|Text)Expression$/.test(node.type)) report(expressionMessage(syntaxOf(node), imported));
    const element = node.type.startsWith('mdxJsx') ? elementMessage(node.name ?? null) : undefined;
    if (element) return report(element);
    for (const attribute of node.attributes ?? [])
      for (const message of attributeMessages(attribute, imported))
        report(message, attribute.position?.start.line);
  });
}

const syntaxOf = ({ data }: Pick<AnyNode, 'data'>) =>
  ((data as { estree?: unknown } | undefined)?.estree ?? { type: 'Program', body: [] }) as AcornNode;

function attributeMessages(
  { type, name = '', value, data }: NonNullable<AnyNode['attributes']>[number],
  imported: ReadonlySet<string>,
): string[] {
  if (type !== 'mdxJsxAttribute')
    return [`{${String(value)}}: spread attributes can't be checked. Write each attribute by its name`];
  const message = attributeMessage(name);
  if (message) return [message];
  if (typeof value === 'string') return [attributeValueMessage(name, value) ?? []].flat();
  const program = syntaxOf((value as AnyNode | undefined) ?? { data });
  const texts = stringLiterals(program).flatMap((text) => attributeValueMessage(name, text) ?? []);
  return [...texts, expressionMessage(program, imported) ?? []].flat();
}

/** Returns the strings in an expression. */
function stringLiterals(node: AcornNode): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateElement') return [String((node.value as { cooked?: string }).cooked)];
  return Object.values(node)
    .flat()
    .flatMap((child) =>
      typeof child === 'object' && child !== null ? stringLiterals(child as AcornNode) : [],
    );
}

/** Returns the problem with HTML in plain Markdown, where only comments are allowed. */
function htmlMessage(html: string): string | undefined {
  if (/^<!--(?:(?!--!?>)[\s\S])*-->$/.test(html.trim())) return undefined;
  const name = /^<\/?([a-z][\w-]*)/i.exec(html.trim())?.[1];
  return (
    (name && elementMessage(name)) ??
    `${html.trim().split('\n')[0]}: plain Markdown must not contain HTML. Use Markdown, or format it as code`
  );
}
