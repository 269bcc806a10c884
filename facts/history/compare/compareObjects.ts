import ts from 'typescript';
import type { Reason } from './Change.ts';
import { say, type At } from './At.ts';
import { parseType, textOf } from './parse.ts';
import type { Position } from './Position.ts';

interface Member {
  isOptional: boolean;
  isReadonly: boolean;
  type?: ts.TypeNode;
}

function membersOf(node: ts.TypeLiteralNode): Map<string, Member> {
  const members = new Map<string, Member>();
  for (const one of node.members) {
    const [name, type] = [nameOf(one), typeOf(one)];
    const other = members.get(name)?.type;
    members.set(name, {
      isOptional: one.questionToken !== undefined || ts.isIndexSignatureDeclaration(one),
      isReadonly: (ts.getCombinedModifierFlags(one) & ts.ModifierFlags.Readonly) !== 0,
      // Several calls of one name are one type.
      ...(type ? { type: other ? parseType(`(${textOf(other)}) & (${textOf(type)})`) : type } : {}),
    });
  }
  return members;
}

/** A member's name, with or without quotes; what a key of an index is called is nothing to code. */
function nameOf(member: ts.TypeElement): string {
  if (ts.isIndexSignatureDeclaration(member))
    return `[${member.parameters.map(({ type }) => type?.getText()).join()}]`;
  if (!member.name) return ts.isConstructSignatureDeclaration(member) ? 'new ()' : '()';
  return member.name.getText().replace(/^['"](.*)['"]$/, '$1');
}

/** A method's type is the whole call. */
function typeOf(member: ts.TypeElement): ts.TypeNode | undefined {
  if (!ts.isMethodSignature(member) && !ts.isCallSignatureDeclaration(member))
    return (member as ts.PropertySignature).type;
  const generics = member.typeParameters?.map((one) => one.getText()).join(', ');
  const parameters = member.parameters.map((one) => one.getText()).join(', ');
  return parseType(
    `${generics ? `<${generics}>` : ''}(${parameters}) => ${member.type?.getText() ?? 'unknown'}`,
  );
}

/** What is different between two object types that are written in place. */
export function compareObjects(before: ts.TypeLiteralNode, after: ts.TypeLiteralNode, at: At): Reason[] {
  const [olds, news] = [membersOf(before), membersOf(after)];
  const lost = [...olds.keys()].filter((name) => !news.has(name));
  return [
    ...lost.map((name): Reason => ({ impact: 'breaking', text: say(at, `no longer has \`${name}\``) })),
    ...[...news].flatMap(([name, young]) => {
      const old = olds.get(name);
      if (!old) return [gained(name, young, at)];
      const subject = `\`${[at.subject.replaceAll('`', ''), name].filter(Boolean).join('.')}\``;
      const types = old.type && young.type ? at.types(old.type, young.type, { ...at, subject }) : [];
      const flags = [
        compareNeed(old.isOptional, young.isOptional, at.position),
        compareWritable(old.isReadonly, young.isReadonly, at.position),
      ];
      return [...types, ...flags.flatMap((one) => (one ? [{ ...one, text: `${subject} ${one.text}` }] : []))];
    }),
  ];
}

function gained(name: string, { isOptional }: Member, at: At): Reason {
  return {
    impact: at.position.in && !isOptional ? 'breaking' : 'addition',
    text: say(at, `${isOptional ? 'can have' : 'has'} \`${name}\``),
  };
}

/** Whoever gives a value has to have what is required, and whoever gets one may find nothing where it's optional. */
export function compareNeed(
  wasOptional: boolean,
  isOptional: boolean,
  position: Position,
): Reason | undefined {
  if (wasOptional === isOptional) return undefined;
  return isOptional
    ? { impact: position.out ? 'breaking' : 'addition', text: 'is optional now' }
    : { impact: position.in ? 'breaking' : 'fix', text: 'is required now' };
}

/** Whoever gets an object may set what it has; whoever gives one doesn't care. */
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
