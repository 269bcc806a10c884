/** A node of a syntax tree from acorn. */
export interface Syntax {
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

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string';

/** Returns the child nodes of a node, without its comments, such as a heading's anchor. */
const children = ({ comments: _, ...parts }: Syntax): Syntax[] =>
  Object.values(parts).flat().filter(isSyntax);

/** Returns the names that a page imports and may use in braces, and the reasons to refuse other code. */
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
 * Returns the reason to refuse an expression in braces if it's more than a value. Code that is called during the build,
 * or that reads from outside the page, can do or leak anything.
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
