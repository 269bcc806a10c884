import ts from 'typescript';
import type { Reason } from './Change.ts';
import { reasonText, type CompareContext } from './CompareContext.ts';
import { parseType, textOf } from './parse.ts';
import type { Position } from './Position.ts';

interface Member {
  isOptional: boolean;
  isReadonly: boolean;
  type: ts.TypeNode;
}

function membersOf(node: ts.TypeLiteralNode): Map<string, Member> {
  const members = new Map<string, Member>();
  for (const member of node.members) {
    const [name, type] = [nameOf(member), typeOf(member)];
    const previous = members.get(name);
    members.set(name, {
      isOptional: member.questionToken !== undefined || ts.isIndexSignatureDeclaration(member),
      isReadonly: isReadonly(member) && (previous?.isReadonly ?? true),
      type: previous ? combineTypes(previous.type, type, member) : type,
    });
  }
  return members;
}

/** Whether a member is read-only: it has the modifier, or a getter. A setter of the same name makes it writable. */
const isReadonly = (member: ts.TypeElement): boolean =>
  ts.isGetAccessorDeclaration(member) ||
  (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Readonly) !== 0;

/**
 * Combines two declarations of one name. Overloads are one type, and a getter and a setter mostly have the same type.
 */
function combineTypes(first: ts.TypeNode, second: ts.TypeNode, member: ts.TypeElement): ts.TypeNode {
  if (ts.isAccessor(member)) return ts.isGetAccessorDeclaration(member) ? second : first;
  return parseType(`(${textOf(first)}) & (${textOf(second)})`);
}

/**
 * Returns a member's name without quotes. An index signature's name omits its key's name, which doesn't affect code.
 */
function nameOf(member: ts.TypeElement): string {
  if (ts.isIndexSignatureDeclaration(member))
    return `[${member.parameters.map(({ type }) => type?.getText()).join()}]`;
  if (!member.name) return ts.isConstructSignatureDeclaration(member) ? 'new ()' : '()';
  return member.name.getText().replace(/^['"](.*)['"]$/, '$1');
}

/** Returns a member's type. A method's type is its full signature. */
function typeOf(member: ts.TypeElement): ts.TypeNode {
  if (ts.isPropertySignature(member) || ts.isIndexSignatureDeclaration(member))
    return member.type ?? parseType('unknown');
  const call = member as ts.SignatureDeclaration;
  const [set] = call.parameters;
  if (ts.isSetAccessorDeclaration(member)) return set?.type ?? parseType('unknown');
  const result = call.type?.getText() ?? 'unknown';
  if (ts.isGetAccessorDeclaration(member)) return parseType(result);
  const generics = call.typeParameters?.map((parameter) => parameter.getText()).join(', ');
  const parameters = call.parameters.map((parameter) => parameter.getText()).join(', ');
  return parseType(`${generics ? `<${generics}>` : ''}(${parameters}) => ${result}`);
}

/** Compares two inline object types. */
export function compareObjects(
  before: ts.TypeLiteralNode,
  after: ts.TypeLiteralNode,
  context: CompareContext,
): Reason[] {
  const [beforeMembers, afterMembers] = [membersOf(before), membersOf(after)];
  const removed = [...beforeMembers.keys()].filter((name) => !afterMembers.has(name));
  return [
    ...removed.map((name): Reason => ({
      impact: 'breaking',
      text: reasonText(context, `no longer has \`${name}\``),
    })),
    ...[...afterMembers].flatMap(([name, afterMember]) => {
      const beforeMember = beforeMembers.get(name);
      if (!beforeMember) return [addedMember(name, afterMember, context)];
      const subject = `\`${[context.subject.replaceAll('`', ''), name].filter(Boolean).join('.')}\``;
      const types = context.compareTypes(beforeMember.type, afterMember.type, { ...context, subject });
      const flags = [
        compareOptional(beforeMember.isOptional, afterMember.isOptional, context.position),
        compareWritable(beforeMember.isReadonly, afterMember.isReadonly, context.position),
      ];
      return [
        ...types,
        ...flags.flatMap((reason) => (reason ? [{ ...reason, text: `${subject} ${reason.text}` }] : [])),
      ];
    }),
  ];
}

function addedMember(name: string, { isOptional }: Member, context: CompareContext): Reason {
  return {
    impact: context.position.in && !isOptional ? 'breaking' : 'addition',
    text: reasonText(context, `${isOptional ? 'can have' : 'has'} \`${name}\``),
  };
}

/**
 * Compares whether a value is required. Code that passes a value must include a required one, and code that receives it
 * must handle a missing optional one.
 */
export function compareOptional(
  wasOptional: boolean,
  isOptional: boolean,
  position: Position,
): Reason | undefined {
  if (wasOptional === isOptional) return undefined;
  return isOptional
    ? { impact: position.out ? 'breaking' : 'addition', text: 'is optional now' }
    : { impact: position.in ? 'breaking' : 'fix', text: 'is required now' };
}

/** Compares whether a member is read-only. Only code that receives an object may assign its members. */
export function compareWritable(
  wasReadonly: boolean,
  isReadonly: boolean,
  position: Position,
): Reason | undefined {
  if (wasReadonly === isReadonly) return undefined;
  return isReadonly
    ? { impact: position.out ? 'breaking' : 'fix', text: 'is read-only' }
    : { impact: 'addition', text: 'can be set' };
}
