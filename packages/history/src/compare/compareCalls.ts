import ts from 'typescript';
import { reasonText, type CompareContext } from './CompareContext.ts';
import { callOf, type Call, type Parameter } from './callOf.ts';
import type { Reason } from './Change.ts';
import { compareCallGenerics } from './compareGenerics.ts';
import { replaceNames } from './heads.ts';
import { parseType, textOf } from './parse.ts';
import { INPUT_OUTPUT, flipPosition } from './Position.ts';

const nameOf = ({ name }: Parameter): string => `\`${name}\``;

/** Compares two functions. */
export function compareCalls(
  before: ts.FunctionTypeNode,
  after: ts.FunctionTypeNode,
  context: CompareContext,
): Reason[] {
  if (!before.typeParameters && after.typeParameters) return compareWithGeneric(before, after, context);
  const aligned = alignTypeParameters(before, after);
  const [beforeCall, afterCall] = [callOf(before), callOf(aligned)];
  return [
    ...compareCallGenerics(before.typeParameters ?? [], aligned.typeParameters ?? [], context),
    ...compareParameters(beforeCall, afterCall, context),
    ...compareRests(beforeCall, afterCall, context),
    ...compareOrder(beforeCall, afterCall, context),
    ...compareResults(before.type, aligned.type, context),
  ];
}

/** Compares a function with one that has become generic. Only the compiler can infer the new type parameters. */
function compareWithGeneric(
  before: ts.FunctionTypeNode,
  after: ts.FunctionTypeNode,
  context: CompareContext,
): Reason[] {
  const [beforeText, afterText] = [textOf(before), textOf(after)];
  const question = {
    before: beforeText,
    after: afterText,
    isInput: context.position.in,
    isOutput: context.position.out,
  };
  const text = reasonText(context, `is \`${afterText}\` instead of \`${beforeText}\``);
  return [
    ...compareCallGenerics([], after.typeParameters ?? [], context),
    { impact: 'breaking', text, question },
  ];
}

/** Renames the new type parameters to the old names, because code doesn't depend on them. */
function alignTypeParameters(before: ts.FunctionTypeNode, after: ts.FunctionTypeNode): ts.FunctionTypeNode {
  const [beforeParameters, afterParameters] = [before.typeParameters ?? [], after.typeParameters ?? []];
  const pairs = afterParameters.flatMap((afterParameter, index): [string, string][] => {
    const beforeName = beforeParameters[index]?.name.text;
    return beforeName === undefined || beforeName === afterParameter.name.text
      ? []
      : [[afterParameter.name.text, beforeName]];
  });
  if (pairs.length === 0) return after;
  const node = parseType(replaceNames(after.getText(), new Map(pairs)));
  return ts.isFunctionTypeNode(node) ? node : after;
}

function compareParameters(beforeCall: Call, afterCall: Call, context: CompareContext): Reason[] {
  const length = Math.max(beforeCall.parameters.length, afterCall.parameters.length);
  return Array.from({ length }).flatMap((_, index): Reason[] => {
    const [before, after] = [
      beforeCall.parameters[index] ?? beforeCall.rest,
      afterCall.parameters[index] ?? afterCall.rest,
    ];
    if (before && after) return compareParameter(before, after, context);
    if (before)
      return [{ impact: 'breaking', text: reasonText(context, `no longer takes ${nameOf(before)}`) }];
    return after ? [addedParameter(after, context)] : [];
  });
}

function addedParameter(parameter: Parameter, context: CompareContext): Reason {
  // A callback may ignore an additional argument, but a caller has to pass it.
  const isBreaking = context.position.out && !parameter.isOptional;
  return {
    impact: isBreaking ? 'breaking' : 'addition',
    text: reasonText(context, `${parameter.isOptional ? 'can take' : 'takes'} ${nameOf(parameter)}`),
  };
}

function compareParameter(before: Parameter, after: Parameter, context: CompareContext): Reason[] {
  const subject = nameOf(after);
  const reasons = context.compareTypes(before.type, after.type, {
    ...context,
    subject,
    position: flipPosition(context.position),
  });
  if (before.isOptional === after.isOptional) return reasons;
  return [
    ...reasons,
    after.isOptional
      ? { impact: context.position.in ? 'breaking' : 'addition', text: `${subject} is optional now` }
      : { impact: context.position.out ? 'breaking' : 'fix', text: `${subject} is required now` },
  ];
}

function compareRests({ rest: before }: Call, { rest: after }: Call, context: CompareContext): Reason[] {
  if (before && after) return compareParameter(before, after, context);
  if (before)
    return [
      { impact: 'breaking', text: reasonText(context, `no longer takes any number of ${nameOf(before)}`) },
    ];
  return after
    ? [{ impact: 'addition', text: reasonText(context, `can take any number of ${nameOf(after)}`) }]
    : [];
}

/**
 * Compares the order of parameters. Code doesn't depend on a parameter's name, but a name that has moved means that its
 * position accepts other values.
 */
function compareOrder(beforeCall: Call, afterCall: Call, context: CompareContext): Reason[] {
  const indexes = ({ parameters }: Call) => new Map(parameters.map(({ name }, index) => [name, index]));
  const [before, after] = [indexes(beforeCall), indexes(afterCall)];
  const moved = [...after].filter(([name, index]) => (before.get(name) ?? index) !== index);
  if (moved.length === 0) return [];
  const list = afterCall.parameters.map(nameOf).join(', ');
  return [{ impact: 'breaking', text: reasonText(context, `takes ${list} in this order`) }];
}

/**
 * Compares results. Code doesn't read a `void` result, so another type may replace it. A promise may not, because its
 * work isn't done when the call returns.
 */
function compareResults(before: ts.TypeNode, after: ts.TypeNode, context: CompareContext): Reason[] {
  const subject = context.subject ? `the result of ${context.subject}` : 'the result';
  if (ts.isTypePredicateNode(before) || ts.isTypePredicateNode(after))
    return comparePredicates(before, after, { ...context, subject });
  const [beforeText, afterText] = [textOf(before), textOf(after)];
  if (
    beforeText === afterText ||
    (beforeText !== 'void' && afterText !== 'void') ||
    [beforeText, afterText].some((text) => text.startsWith('Promise<'))
  )
    return context.compareTypes(before, after, { ...context, subject });
  const isBreaking = beforeText === 'void' ? context.position.in : context.position.out;
  return [
    {
      impact: isBreaking ? 'breaking' : 'addition',
      text: `${subject} is \`${afterText}\` instead of \`${beforeText}\``,
    },
  ];
}

/**
 * Compares type predicates. A predicate narrows to its type if true and excludes it if false, so the type is compared
 * in both directions.
 */
function comparePredicates(before: ts.TypeNode, after: ts.TypeNode, context: CompareContext): Reason[] {
  const [beforePredicate, afterPredicate] = [before, after].map((node) =>
    ts.isTypePredicateNode(node) ? node : undefined,
  );
  if (beforePredicate && afterPredicate && parameterIndex(beforePredicate) !== parameterIndex(afterPredicate))
    return [
      {
        impact: 'breaking',
        text: reasonText(context, `is about \`${afterPredicate.parameterName.getText()}\``),
      },
    ];
  if (
    beforePredicate?.type &&
    afterPredicate?.type &&
    Boolean(beforePredicate.assertsModifier) === Boolean(afterPredicate.assertsModifier)
  )
    return context.compareTypes(beforePredicate.type, afterPredicate.type, {
      ...context,
      position: INPUT_OUTPUT,
    });
  if (textOf(before) === textOf(after)) return [];
  const isMore = !beforePredicate && textOf(before) === 'boolean' && !afterPredicate?.assertsModifier;
  const impact = isMore && !context.position.in ? 'addition' : 'breaking';
  return [{ impact, text: reasonText(context, `is \`${textOf(after)}\` instead of \`${textOf(before)}\``) }];
}

/** Returns the index of a predicate's parameter. Code doesn't depend on the parameter's name. */
const parameterIndex = ({ parent, parameterName }: ts.TypePredicateNode): number =>
  (parent as ts.SignatureDeclaration).parameters.findIndex(
    ({ name }) => name.getText() === parameterName.getText(),
  );
