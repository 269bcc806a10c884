import type ts from 'typescript';
import type { Reason } from './Change.ts';
import { say, type At } from './At.ts';
import type { Position } from './positions.ts';

interface Member {
  isOptional: boolean;
  type?: ts.TypeNode;
}

function membersOf(node: ts.TypeLiteralNode): Map<string, Member> {
  return new Map(
    node.members.map((member) => {
      const name = member.name?.getText() ?? member.getText().replace(/\]:.*$/s, ']');
      const { type } = member as ts.PropertySignature;
      return [name, { isOptional: member.questionToken !== undefined || !member.name, type }];
    }),
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
      const need = compareNeed(old.isOptional, young.isOptional, at.position);
      return need ? [...types, { ...need, text: `${subject} ${need.text}` }] : types;
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
