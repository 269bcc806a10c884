import type ts from 'typescript';
import { reasonText, type CompareContext } from './CompareContext.ts';
import type { Reason } from './Change.ts';
import { INPUT_OUTPUT, flipPosition, type Position } from './Position.ts';

type Generics = readonly ts.TypeParameterDeclaration[];

/** Compares the type parameters of a named type. Code that references the type has to provide them. */
export const compareTypeGenerics = (before: Generics, after: Generics, context: CompareContext): Reason[] =>
  compareGenerics(before, after, context, { in: true, out: false }, true);

/** Compares the type parameters of a call, which are mostly inferred. */
export const compareCallGenerics = (before: Generics, after: Generics, context: CompareContext): Reason[] =>
  compareGenerics(before, after, context, flipPosition(context.position), before.length > 0);

function compareGenerics(
  beforeGenerics: Generics,
  afterGenerics: Generics,
  context: CompareContext,
  position: Position,
  isWritten: boolean,
): Reason[] {
  return [
    ...beforeGenerics.slice(afterGenerics.length).map((parameter): Reason => {
      const text = reasonText(context, `no longer has the type parameter ${nameOf(parameter)}`);
      return { impact: 'breaking', text };
    }),
    ...afterGenerics.slice(beforeGenerics.length).map((parameter): Reason => {
      const impact = isWritten && !parameter.default ? 'breaking' : 'addition';
      return { impact, text: reasonText(context, `has the type parameter ${nameOf(parameter)}`) };
    }),
    ...beforeGenerics.flatMap((before, index) => {
      const after = afterGenerics[index];
      if (!after) return [];
      return [
        ...compareConstraints(before, after, { ...context, position }),
        ...compareDefaults(before, after, context),
      ];
    }),
  ];
}

const nameOf = ({ name }: ts.TypeParameterDeclaration): string => `\`${name.text}\``;
const code = (node: ts.Node): string => `\`${node.getText()}\``;

function compareConstraints(
  { constraint: before }: ts.TypeParameterDeclaration,
  after: ts.TypeParameterDeclaration,
  context: CompareContext,
): Reason[] {
  const { constraint } = after;
  const subject = nameOf(after);
  if (before && constraint) return context.compareTypes(before, constraint, { ...context, subject });
  if (constraint)
    return [
      {
        impact: context.position.in ? 'breaking' : 'addition',
        text: `${subject} is only ${code(constraint)}`,
      },
    ];
  return before
    ? [{ impact: context.position.out ? 'breaking' : 'addition', text: `${subject} is any type` }]
    : [];
}

function compareDefaults(
  { default: before }: ts.TypeParameterDeclaration,
  after: ts.TypeParameterDeclaration,
  context: CompareContext,
): Reason[] {
  const subject = nameOf(after);
  if (before && after.default) {
    // Code that omits the argument may pass and receive such values.
    return context.compareTypes(before, after.default, {
      ...context,
      subject: `the default of ${subject}`,
      position: INPUT_OUTPUT,
    });
  }
  if (before) return [{ impact: 'breaking', text: `${subject} has no default` }];
  return after.default ? [{ impact: 'addition', text: `${subject} has a default` }] : [];
}
