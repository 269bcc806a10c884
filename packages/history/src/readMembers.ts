import ts from 'typescript';
import { HIDDEN_CONSTRUCTOR, type SourceItem } from './ApiItem.ts';
import { readDocTags, locationOf } from './declarations.ts';
import { printCalls, printNode, printType, withoutUndefined } from './printNode.ts';

type WithMembers = ts.ClassDeclaration | ts.InterfaceDeclaration | ts.EnumDeclaration | ts.TypeLiteralNode;
type Member = ts.ClassElement | ts.TypeElement | ts.EnumMember;

const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;

/** Returns the public members that a class, an interface, an enumeration or an object type declares itself. */
export function readMembers(
  checker: ts.TypeChecker,
  owner: string,
  node: WithMembers,
  root: string,
): SourceItem[] {
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
