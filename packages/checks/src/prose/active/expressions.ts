/** A node of a syntax tree, as acorn makes one. */
export interface Syntax {
  type: string;
  [key: string]: unknown;
}

/** What a page calls, and what with: a number as readers write it. */
const CALLED = 'toLocaleString';

/** Where a page imports from: what only draws, and data. Each is a whole path, or ends with a slash. */
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

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string';

/** What a node consists of. Comments, such as a heading's anchor, stand beside it. */
const children = ({ comments: _, ...parts }: Syntax): Syntax[] =>
  Object.values(parts).flat().filter(isSyntax);

/** Names that a page may use in braces: those that it imports, and why it may not have other code. */
export function readImports(program: Syntax): { names: string[]; refused: string[] } {
  const names: string[] = [];
  const refused: string[] = [];
  for (const statement of program.body as Syntax[]) {
    if (statement.type !== 'ImportDeclaration') {
      refused.push('a page has no code but imports. Write a component, or data in src/data, and import it');
      continue;
    }
    const source = String((statement.source as Syntax).value);
    const isKnown = SOURCES.some((known) =>
      known.endsWith('/') ? source.startsWith(known) : source === known,
    );
    if (!isKnown || source.split('/').includes('..'))
      refused.push(
        `import from ${source}: a page imports components and data of this site. Write a component in src/components`,
      );
    for (const { local } of statement.specifiers as { local: Syntax }[]) names.push(String(local.name));
  }
  return { names, refused };
}

/**
 * Why an expression in braces is more than a value, if it is: whatever is called while a page is made, or read from
 * outside it, can do or give away anything.
 */
export function refusedExpression(node: Syntax, imported: ReadonlySet<string>): string | undefined {
  const inside = (nodes: readonly Syntax[]) =>
    nodes.map((child) => refusedExpression(child, imported)).find((why) => why !== undefined);
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
      return node.computed ? tooMuch : inside([node.value as Syntax]);
    case 'MemberExpression':
      return inside([node.object as Syntax, ...(node.computed ? [node.property as Syntax] : [])]);
    case 'Identifier':
      return imported.has(String(node.name))
        ? undefined
        : `{${String(node.name)}}: the page does not import it. Write the value, or import it from src/data`;
    case 'CallExpression': {
      const called = node.callee as Syntax;
      const name = called.type === 'MemberExpression' && !called.computed && (called.property as Syntax).name;
      const given = node.arguments as Syntax[];
      return name === CALLED && given.every(({ type }) => type === 'Literal')
        ? inside([called.object as Syntax])
        : tooMuch;
    }
    default:
      return tooMuch;
  }
}

const tooMuch = `braces hold a value: a name that the page imports, its members, or ${CALLED}() of them. Put more into a component`;
