import path from 'node:path';
import ts from 'typescript';
import type { SdkPackage } from '../../model/src/packages.ts';
import { type SourceItem, HIDDEN_CONSTRUCTOR } from './ApiItem.ts';
import { readDocTags, locationOf, withoutAlias } from './declarations.ts';
import { printCalls, printNode, printType, withoutUndefined } from './printNode.ts';

/** Returns the exports that a package declares itself, by every entry point, from a program of its sources. */
export function readSdk(
  program: ts.Program,
  root: string,
  { name: packageName, folder, entries }: Pick<SdkPackage, 'name' | 'folder' | 'entries'>,
): SourceItem[] {
  const checker = program.getTypeChecker();
  const seen = new Map<string, ts.Symbol>();
  return entries.flatMap(({ specifier, source: entry }) => {
    const source = program.getSourceFile(path.join(root, entry));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module)
      throw new Error(
        `${entry}:1: the module has no exports. Correct the entry in packages/model/src/packages.ts.`,
      );
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const symbol = withoutAlias(checker, exported);
      const { name } = exported;
      const isOwn = symbol.declarations?.some((node) => isUnder(node, path.join(root, folder)));
      const known = seen.get(name);
      if (!isOwn || known === symbol) return [];
      if (known)
        throw new Error(
          `${entry}:1: another entry point exports a different symbol as ${name}. Rename one of them.`,
        );
      seen.set(name, symbol);
      const subpath = specifier.slice(packageName.length + 1);
      return readSymbol(checker, name, symbol, root).map((item, index) =>
        subpath && index === 0 ? { ...item, entry: subpath } : item,
      );
    });
  });
}

const isUnder = (node: ts.Node, folder: string): boolean =>
  node.getSourceFile().fileName.startsWith(`${folder.replaceAll('\\', '/')}/`);

/** Reads a symbol and its members. If a value and a type share a name, the type comes first. */
function readSymbol(checker: ts.TypeChecker, name: string, symbol: ts.Symbol, root: string): SourceItem[] {
  const [node] = symbol.declarations ?? [];
  if (!node) return [];
  // A variable's comment belongs to its statement, where the compiler finds it.
  const item = { name, ...locationOf(node, root), ...readDocTags(node) };
  if (ts.isFunctionDeclaration(node)) {
    const functions = (symbol.declarations ?? []).filter(ts.isFunctionDeclaration);
    const overloads = functions.filter(({ body }) => !body);
    return [
      { ...item, kind: 'function', type: printCalls(checker, overloads.length > 0 ? overloads : functions) },
    ];
  }
  if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) {
    const isAbstract = (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Abstract) !== 0;
    const head = headOf(node);
    const kind = ts.isClassDeclaration(node) ? 'class' : 'interface';
    const type = `${isAbstract ? 'abstract ' : ''}${head}`.trim();
    return [{ ...item, kind, ...(type ? { type } : {}) }, ...readMembers(checker, name, node, root)];
  }
  if (ts.isEnumDeclaration(node))
    return [{ ...item, kind: 'enum' }, ...readMembers(checker, name, node, root)];
  if (ts.isTypeAliasDeclaration(node)) return readAlias(checker, item, node, root);
  const type = (node as ts.VariableDeclaration).type;
  const text = type ? printNode(type) : printType(checker, checker.getTypeOfSymbol(symbol), node);
  return [{ ...item, kind: 'variable', type: text }];
}

type NamedItem = Omit<SourceItem, 'kind' | 'type'>;

/** Reads a type alias. An object type's members are separate items, and any other type is one text. */
function readAlias(
  checker: ts.TypeChecker,
  item: NamedItem,
  node: ts.TypeAliasDeclaration,
  root: string,
): SourceItem[] {
  const generics = genericsOf(node);
  if (ts.isTypeLiteralNode(node.type)) {
    const head = { ...item, kind: 'type' as const, ...(generics ? { type: generics } : {}) };
    return [head, ...readMembers(checker, item.name, node.type, root)];
  }
  return [{ ...item, kind: 'type', type: `${generics}= ${textOfAlias(checker, node)}` }];
}

/** Prints an alias's type. A type that's derived from a value is resolved, because the value isn't part of the API. */
function textOfAlias(checker: ts.TypeChecker, { type }: ts.TypeAliasDeclaration): string {
  const text = printNode(type);
  // A type of the user's platform can't be written out.
  return /\btypeof (?!globalThis\b)/.test(text)
    ? printType(checker, checker.getTypeFromTypeNode(type), type)
    : text;
}

const genericsOf = ({ typeParameters }: ts.DeclarationWithTypeParameterChildren): string =>
  typeParameters?.length ? `<${typeParameters.map(printNode).join(', ')}> ` : '';

const headOf = (node: ts.ClassDeclaration | ts.InterfaceDeclaration): string =>
  `${genericsOf(node)}${(node.heritageClauses ?? []).map(printNode).join(' ')}`.trim();

type WithMembers = ts.ClassDeclaration | ts.InterfaceDeclaration | ts.EnumDeclaration | ts.TypeLiteralNode;
type Member = ts.ClassElement | ts.TypeElement | ts.EnumMember;

const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;

/** Returns the public members that a class, an interface, an enumeration or an object type declares itself. */
function readMembers(checker: ts.TypeChecker, owner: string, node: WithMembers, root: string): SourceItem[] {
  const byName = new Map<string, { name: string; members: Member[] }>();
  for (const member of [...node.members, ...parameterProperties(node)]) {
    const name = nameOf(member);
    if (name === undefined || (isHidden(member) && !ts.isConstructorDeclaration(member))) continue;
    // A class may have a static and an instance member with the same name.
    const key = `${ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static} ${name}`;
    byName.set(key, { name, members: [...(byName.get(key)?.members ?? []), member] });
  }
  return [...byName.values()].map(({ name, members }) => itemOf(checker, `${owner}.${name}`, members, root));
}

/** Returns the properties that constructors declare in their parameters. */
const parameterProperties = (node: WithMembers): Member[] =>
  ts.isClassDeclaration(node)
    ? (node.members
        .filter(ts.isConstructorDeclaration)
        .flatMap(({ parameters }) =>
          parameters.filter((parameter) => ts.isParameterPropertyDeclaration(parameter, parameter.parent)),
        ) as unknown as Member[])
    : [];

function nameOf(member: Member): string | undefined {
  if (ts.isConstructorDeclaration(member)) return 'constructor';
  if (ts.isIndexSignatureDeclaration(member)) return printNode(member).replace(/\]:.*$/, ']');
  if (ts.isCallSignatureDeclaration(member)) return '()';
  const { name } = member;
  if (!name || ts.isPrivateIdentifier(name)) return undefined;
  return ts.isComputedPropertyName(name) ? printNode(name) : name.text;
}

const isHidden = (member: Member): boolean =>
  (ts.getCombinedModifierFlags(member) & HIDDEN) !== 0 ||
  ts.getJSDocTags(member).some(({ tagName }) => tagName.text === 'internal');

function itemOf(checker: ts.TypeChecker, name: string, members: readonly Member[], root: string): SourceItem {
  const [first] = members as [Member, ...Member[]];
  const flags = ts.getCombinedModifierFlags(first);
  const hasSetter = members.some(ts.isSetAccessor);
  const isReadonly = (flags & ts.ModifierFlags.Readonly) !== 0 || (ts.isGetAccessor(first) && !hasSetter);
  return {
    name,
    ...shapeOf(checker, members),
    ...('questionToken' in first && first.questionToken ? { optional: true as const } : {}),
    ...(isReadonly ? { readonly: true as const } : {}),
    ...(flags & ts.ModifierFlags.Static ? { static: true as const } : {}),
    ...readDocTags(first),
    ...locationOf(first, root),
  };
}

/** Returns the declared calls. An implementation with overloads isn't a separate signature. */
const callsOf = <T extends ts.SignatureDeclaration>(
  members: readonly Member[],
  test: (node: ts.Node) => node is T,
): T[] => {
  const calls = members.filter((member): member is Member & T => test(member));
  const declared = calls.filter((call) => !('body' in call && call.body));
  return declared.length > 0 ? declared : calls;
};

function shapeOf(checker: ts.TypeChecker, members: readonly Member[]): Pick<SourceItem, 'kind' | 'type'> {
  const [first] = members as [Member, ...Member[]];
  if (ts.isConstructorDeclaration(first)) {
    // A class without a constructor is created without arguments. One with a hidden constructor can't be created by
    // users.
    if (isHidden(first)) return { kind: 'constructor', type: HIDDEN_CONSTRUCTOR };
    const calls = printCalls(checker, callsOf(members, ts.isConstructorDeclaration));
    return { kind: 'constructor', type: calls.replace(/ => (?:void|any|\w+)$/, ' => void') };
  }
  const isMethod = (
    node: ts.Node,
  ): node is ts.MethodDeclaration | ts.MethodSignature | ts.CallSignatureDeclaration =>
    ts.isMethodDeclaration(node) || ts.isMethodSignature(node) || ts.isCallSignatureDeclaration(node);
  if (isMethod(first)) return { kind: 'method', type: printCalls(checker, callsOf(members, isMethod)) };
  if (ts.isEnumMember(first)) {
    const { initializer } = first;
    // Without an initializer, the value is the member's position.
    return {
      kind: 'value',
      type: initializer ? printNode(initializer) : String(checker.getConstantValue(first)),
    };
  }
  const { type: typeNode, questionToken } = first as ts.PropertySignature;
  const type = typeNode
    ? printNode(questionToken ? withoutUndefined(typeNode) : typeNode)
    : printType(checker, checker.getTypeAtLocation(first), first);
  return { kind: 'property', type };
}
