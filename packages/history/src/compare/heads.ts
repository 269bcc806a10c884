import ts from 'typescript';

/**
 * The parsed type of an item: the part before its members, as in `abstract <T> extends Base<T>`, or the whole type, as
 * in `<T> = T[]`.
 */
export interface Head {
  isAbstract: boolean;
  generics: readonly ts.TypeParameterDeclaration[];
  /** The types that it extends. Members that a class implements are listed among its own. */
  parents: readonly ts.ExpressionWithTypeArguments[];
  /** The type, if the item is a plain type without its own members. */
  text?: string;
}

const heads = new Map<string, Head>();

export function headOf(type = ''): Head {
  const head = heads.get(type) ?? readHead(type);
  heads.set(type, head);
  return head;
}

function readHead(type: string): Head {
  const isAbstract = /^abstract\b/.test(type);
  const rest = type.replace(/^abstract ?/, '');
  const end = endOfGenerics(rest);
  const generics = rest.slice(0, end);
  const declaration = rest.slice(end).trim();
  const isText = declaration.startsWith('=');
  const code = `class Head${generics} ${isText ? '' : declaration} {}`;
  const source = ts.createSourceFile('head.ts', code, ts.ScriptTarget.ESNext, true);
  const { typeParameters = [], heritageClauses = [] } = source.statements[0] as ts.ClassDeclaration;
  return {
    isAbstract,
    generics: typeParameters,
    parents: heritageClauses
      .filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
      .flatMap(({ types }) => types),
    ...(isText ? { text: declaration.slice(1).trim() } : {}),
  };
}

/** Returns the end of the type parameters. The `>` of an arrow doesn't close them. */
function endOfGenerics(text: string): number {
  if (!text.startsWith('<')) return 0;
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === '<') depth += 1;
    if (character === '>' && text[index - 1] !== '=') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return text.length;
}

/** Replaces names in a type with other types. Names of properties stay. */
export function replaceNames(text: string, names: ReadonlyMap<string, string>): string {
  if (names.size === 0) return text;
  const alternatives = [...names.keys()].map((name) => name.replaceAll('$', '\\$')).join('|');
  return text.replace(
    new RegExp(`(?<![\\w$']|(?<!\\.\\.)\\.)(?:${alternatives})(?![\\w$']|\\??:)`, 'g'),
    (name) => {
      const replacement = names.get(name) ?? name;
      return /\s/.test(replacement) ? `(${replacement})` : replacement;
    },
  );
}

/** Returns the type of each type parameter by name, or nothing if a type is missing. */
export function bindTypeArguments(
  generics: readonly ts.TypeParameterDeclaration[],
  types: readonly ts.TypeNode[],
): ReadonlyMap<string, string> | undefined {
  if (types.length > generics.length) return undefined;
  const entries = generics.map(
    (parameter, index) => [parameter.name.text, (types[index] ?? parameter.default)?.getText()] as const,
  );
  return entries.every(([, type]) => type !== undefined) ? new Map(entries as [string, string][]) : undefined;
}
