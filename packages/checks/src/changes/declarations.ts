import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** A top-level declaration of a source, or a member of one. */
export interface Declaration {
  names: string[];
  /** Its code, without comments. */
  code: string;
  /** The name that code refers to it by, which is its own, or for a member that of its class or interface. */
  owner?: string;
  /** Names that the code uses as values, and names that it uses as types. Names of accessed members are excluded. */
  values: Set<string>;
  types: Set<string>;
}

/**
 * Returns the declarations of a source. A class, an interface or an enumeration yields one for its head, and one for
 * each member.
 */
export function declarationsIn(file: string, text: string): Declaration[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const read = (names: string[], node: ts.Node, owner = names[0]): Declaration => ({
    names,
    code: printer.printNode(ts.EmitHint.Unspecified, node, source),
    ...(owner === undefined ? {} : { owner }),
    ...mentionsIn(node),
  });
  return source.statements.flatMap((statement) => {
    if (!hasMembers(statement)) return [read(namesOf(statement), statement)];
    const owner = statement.name?.text ?? 'default';
    const members = [...statement.members].map((member) =>
      read([member.name && 'text' in member.name ? String(member.name.text) : owner], member, owner),
    );
    const declaration = read([owner], statement);
    // The head changes when a member is added or removed, not when a member's code changes.
    const [line = ''] = declaration.code.split('{');
    return [{ ...declaration, code: `${line} ${members.flatMap(({ names }) => names).join()}` }, ...members];
  });
}

type WithMembers = ts.ClassDeclaration | ts.InterfaceDeclaration | ts.EnumDeclaration;

const hasMembers = (node: ts.Statement): node is WithMembers =>
  ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node);

function mentionsIn(node: ts.Node): Pick<Declaration, 'values' | 'types'> {
  const values = new Set<string>();
  const types = new Set<string>();
  const read = (inner: ts.Node, names: Set<string>): void => {
    if (ts.isIdentifier(inner)) names.add(inner.text);
    ts.forEachChild(inner, (child) => {
      const isMemberName =
        'name' in inner && child === inner.name && !ts.isShorthandPropertyAssignment(inner);
      if (!isMemberName) read(child, ts.isTypeNode(child) ? types : names);
    });
  };
  read(node, values);
  return { values, types };
}

function namesInPattern(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isOmittedExpression(element) ? [] : namesInPattern(element.name),
  );
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesInPattern(name));
  if (ts.isFunctionDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return statement.name ? [statement.name.text] : [];
  return [];
}
