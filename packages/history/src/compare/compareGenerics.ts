import type ts from 'typescript';
import { say, type At } from './At.ts';
import type { Reason } from './Change.ts';
import { EITHER, flipped, type Position } from './Position.ts';

type Generics = readonly ts.TypeParameterDeclaration[];

/** Compares the type parameters of a named type. Code that references the type has to provide them. */
export const compareTypeGenerics = (olds: Generics, news: Generics, at: At): Reason[] =>
  compareGenerics(olds, news, at, { in: true, out: false }, true);

/** Compares the type parameters of a call, which are mostly inferred. */
export const compareCallGenerics = (olds: Generics, news: Generics, at: At): Reason[] =>
  compareGenerics(olds, news, at, flipped(at.position), olds.length > 0);

function compareGenerics(
  olds: Generics,
  news: Generics,
  at: At,
  position: Position,
  isWritten: boolean,
): Reason[] {
  return [
    ...olds.slice(news.length).map((one): Reason => {
      const text = say(at, `no longer has the type parameter ${nameOf(one)}`);
      return { impact: 'breaking', text };
    }),
    ...news.slice(olds.length).map((one): Reason => {
      const impact = isWritten && !one.default ? 'breaking' : 'addition';
      return { impact, text: say(at, `has the type parameter ${nameOf(one)}`) };
    }),
    ...olds.flatMap((old, index) => {
      const young = news[index];
      if (!young) return [];
      return [...compareConstraints(old, young, { ...at, position }), ...compareDefaults(old, young, at)];
    }),
  ];
}

const nameOf = ({ name }: ts.TypeParameterDeclaration): string => `\`${name.text}\``;
const code = (node: ts.Node): string => `\`${node.getText()}\``;

function compareConstraints(
  { constraint: old }: ts.TypeParameterDeclaration,
  young: ts.TypeParameterDeclaration,
  at: At,
): Reason[] {
  const { constraint } = young;
  const subject = nameOf(young);
  if (old && constraint) return at.types(old, constraint, { ...at, subject });
  if (constraint)
    return [
      { impact: at.position.in ? 'breaking' : 'addition', text: `${subject} is only ${code(constraint)}` },
    ];
  return old ? [{ impact: at.position.out ? 'breaking' : 'addition', text: `${subject} is any type` }] : [];
}

function compareDefaults(
  { default: old }: ts.TypeParameterDeclaration,
  young: ts.TypeParameterDeclaration,
  at: At,
): Reason[] {
  const subject = nameOf(young);
  if (old && young.default) {
    // Code that omits the argument may pass and receive such values.
    return at.types(old, young.default, { ...at, subject: `the default of ${subject}`, position: EITHER });
  }
  if (old) return [{ impact: 'breaking', text: `${subject} has no default` }];
  return young.default ? [{ impact: 'addition', text: `${subject} has a default` }] : [];
}
