/** A node of a syntax tree from acorn. */
export interface AcornNode {
  type: string;
  [key: string]: unknown;
}

/** The only method that a page may call. It formats a number for readers. */
const CALLED = 'toLocaleString';

/**
 * The modules that a page may import, which only render something or contain data. Each is a full path, or ends with a
 * slash.
 */
const SOURCES = [
  '@theme/Tabs',
  '@theme/TabItem',
  '@site/src/components/',
  '@site/src/config/',
  '@site/src/data/',
  '@site/openapi/generated/',
  '@site/packages/mcp/src/limits',
  '@site/tools/bench/results.json',
  '@site/tools/faults/results.json',
];

const isSyntax = (value: unknown): value is AcornNode =>
  typeof value === 'object' && value !== null && typeof (value as AcornNode).type === 'string';

/** Returns the child nodes of a node, without its comments, such as a heading's anchor. */
const children = ({ comments: _, ...parts }: AcornNode): AcornNode[] =>
  Object.values(parts).flat().filter(isSyntax);

/** Returns the names that a page imports and may use in braces, and the problems with other code. */
export function readImports(program: AcornNode): { names: string[]; messages: string[] } {
  const names: string[] = [];
  const messages: string[] = [];
  for (const statement of program.body as AcornNode[]) {
    if (statement.type !== 'ImportDeclaration') {
      messages.push(
        'pages must not contain code other than imports. Write a component, or data in src/data, and import it',
      );
      continue;
    }
    const source = String((statement.source as AcornNode).value);
    const isKnown = SOURCES.some((known) =>
      known.endsWith('/') ? source.startsWith(known) : source === known,
    );
    if (!isKnown || source.split('/').includes('..'))
      messages.push(
        `import from ${source}: pages may import only components and data of this site. Write a component in src/components`,
      );
    for (const { local } of statement.specifiers as { local: AcornNode }[]) names.push(String(local.name));
  }
  return { names, messages };
}

/**
 * Returns the problem with an expression in braces if it's more than a value. Code that is called during the build,
 * or that reads from outside the page, can do or leak anything.
 */
export function expressionMessage(node: AcornNode, imported: ReadonlySet<string>): string | undefined {
  const inside = (nodes: readonly AcornNode[]) =>
    nodes.map((child) => expressionMessage(child, imported)).find((reason) => reason !== undefined);
  switch (node.type) {
    case 'Program':
    case 'ExpressionStatement':
    case 'TemplateLiteral':
    case 'ArrayExpression':
    case 'ObjectExpression':
    case 'BinaryExpression':
      return inside(children(node));
    case 'Literal':
    case 'TemplateElement':
      return undefined;
    case 'Property':
      return node.computed ? noValueMessage : inside([node.value as AcornNode]);
    case 'MemberExpression':
      return inside([node.object as AcornNode, ...(node.computed ? [node.property as AcornNode] : [])]);
    case 'Identifier':
      return imported.has(String(node.name))
        ? undefined
        : `{${String(node.name)}}: the page does not import it. Write the value, or import it from src/data`;
    case 'CallExpression': {
      const callee = node.callee as AcornNode;
      const name =
        callee.type === 'MemberExpression' && !callee.computed && (callee.property as AcornNode).name;
      const args = node.arguments as AcornNode[];
      return name === CALLED && args.every(({ type }) => type === 'Literal')
        ? inside([callee.object as AcornNode])
        : noValueMessage;
    }
    default:
      return noValueMessage;
  }
}

const noValueMessage = `braces may contain only values: literals, imported names, their members, and ${CALLED}() of them. Move other code into a component`;
