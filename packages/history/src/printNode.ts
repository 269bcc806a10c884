import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** Prints a type in full, independently of the types that were read before it. */
const TYPE_FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteArrowStyleSignature |
  ts.TypeFormatFlags.InTypeAlias;

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').replace(/;? \}/g, ' }').trim();

/** Removes the redundant `undefined` from an optional property's type. */
export function withoutUndefined(type: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(type)) return type;
  const types = type.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  const [only] = types;
  if (types.length === type.types.length || !only) return type;
  if (types.length > 1) return ts.factory.createUnionTypeNode(types);
  return ts.isParenthesizedTypeNode(only) ? only.type : only;
}

/** Removes `undefined` from the types of all optional properties, where it makes no difference. */
const withoutUndefinedIn = (node: ts.Node): ts.Node =>
  ts.visitEachChild(
    ts.isPropertySignature(node) && node.questionToken && node.type
      ? ts.factory.updatePropertySignature(
          node,
          node.modifiers,
          node.name,
          node.questionToken,
          withoutUndefined(node.type),
        )
      : node,
    withoutUndefinedIn,
    undefined,
  );

/** Prints a node of the sources on one line, without its comments. */
export const printNode = (node: ts.Node): string =>
  onOneLine(printer.printNode(ts.EmitHint.Unspecified, withoutUndefinedIn(node), node.getSourceFile()));

/** Prints an inferred type. */
export const printType = (checker: ts.TypeChecker, type: ts.Type, location: ts.Node): string =>
  onOneLine(checker.typeToString(type, location, TYPE_FORMAT));

/** Prints a call's parameters and result as a type: `(a: string, b?: number) => void`. */
function printCall(checker: ts.TypeChecker, node: ts.SignatureDeclaration): string {
  const generics = node.typeParameters?.length ? `<${node.typeParameters.map(printNode).join(', ')}>` : '';
  const parameters = node.parameters.map((parameter) => printParameter(checker, parameter));
  return `${generics}(${parameters.join(', ')}) => ${printResult(checker, node)}`;
}

function printParameter(checker: ts.TypeChecker, node: ts.ParameterDeclaration): string {
  const name = ts.isIdentifier(node.name) ? node.name.text : 'options';
  const isOptional = node.questionToken !== undefined || node.initializer !== undefined;
  const type = node.type ? printNode(node.type) : printType(checker, checker.getTypeAtLocation(node), node);
  return `${node.dotDotDotToken ? '...' : ''}${name}${isOptional ? '?' : ''}: ${type}`;
}

function printResult(checker: ts.TypeChecker, node: ts.SignatureDeclaration): string {
  if (node.type) return printNode(node.type);
  const signature = checker.getSignatureFromDeclaration(node);
  return signature ? printType(checker, signature.getReturnType(), node) : 'void';
}

/** Prints the overloads of one name as a single type. */
export const printCalls = (checker: ts.TypeChecker, nodes: readonly ts.SignatureDeclaration[]): string => {
  const calls = nodes.map((node) => printCall(checker, node));
  return calls.length === 1 ? (calls[0] ?? '') : calls.map((call) => `(${call})`).join(' & ');
};
