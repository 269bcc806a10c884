import ts from 'typescript';
import { say, type At } from './At.ts';
import { callOf, type Call, type Parameter } from './callOf.ts';
import type { Reason } from './Change.ts';
import { compareCallGenerics } from './compareGenerics.ts';
import { replaceNames } from './heads.ts';
import { parseType, textOf } from './parse.ts';
import { EITHER, flipped } from './Position.ts';

const nameOf = ({ name }: Parameter): string => `\`${name}\``;

/** Compares two functions. */
export function compareCalls(before: ts.FunctionTypeNode, after: ts.FunctionTypeNode, at: At): Reason[] {
  if (!before.typeParameters && after.typeParameters) return becomesGeneric(before, after, at);
  const young = withNamesOf(before, after);
  const [olds, news] = [callOf(before), callOf(young)];
  return [
    ...compareCallGenerics(before.typeParameters ?? [], young.typeParameters ?? [], at),
    ...compareParameters(olds, news, at),
    ...compareRests(olds, news, at),
    ...compareOrder(olds, news, at),
    ...compareResults(before.type, young.type, at),
  ];
}

/** Compares a function with one that has become generic. Only the compiler can infer the new type parameters. */
function becomesGeneric(before: ts.FunctionTypeNode, after: ts.FunctionTypeNode, at: At): Reason[] {
  const [old, young] = [textOf(before), textOf(after)];
  const question = { before: old, after: young, isGiven: at.position.in, isReturned: at.position.out };
  const text = say(at, `is \`${young}\` instead of \`${old}\``);
  return [...compareCallGenerics([], after.typeParameters ?? [], at), { impact: 'breaking', text, question }];
}

/** Renames the new type parameters to the old names, because code doesn't depend on them. */
function withNamesOf(before: ts.FunctionTypeNode, after: ts.FunctionTypeNode): ts.FunctionTypeNode {
  const [olds, news] = [before.typeParameters ?? [], after.typeParameters ?? []];
  const pairs = news.flatMap((young, index): [string, string][] => {
    const old = olds[index]?.name.text;
    return old === undefined || old === young.name.text ? [] : [[young.name.text, old]];
  });
  if (pairs.length === 0) return after;
  const node = parseType(replaceNames(after.getText(), new Map(pairs)));
  return ts.isFunctionTypeNode(node) ? node : after;
}

function compareParameters(olds: Call, news: Call, at: At): Reason[] {
  const length = Math.max(olds.parameters.length, news.parameters.length);
  return Array.from({ length }).flatMap((_, index): Reason[] => {
    const [old, young] = [olds.parameters[index] ?? olds.rest, news.parameters[index] ?? news.rest];
    if (old && young) return compareParameter(old, young, at);
    if (old) return [{ impact: 'breaking', text: say(at, `no longer takes ${nameOf(old)}`) }];
    return young ? [gained(young, at)] : [];
  });
}

function gained(young: Parameter, at: At): Reason {
  // A callback may ignore an additional argument, but a caller has to pass it.
  const isBreaking = at.position.out && !young.isOptional;
  return {
    impact: isBreaking ? 'breaking' : 'addition',
    text: say(at, `${young.isOptional ? 'can take' : 'takes'} ${nameOf(young)}`),
  };
}

function compareParameter(old: Parameter, young: Parameter, at: At): Reason[] {
  const subject = nameOf(young);
  const reasons = at.types(old.type, young.type, { ...at, subject, position: flipped(at.position) });
  if (old.isOptional === young.isOptional) return reasons;
  return [
    ...reasons,
    young.isOptional
      ? { impact: at.position.in ? 'breaking' : 'addition', text: `${subject} is optional now` }
      : { impact: at.position.out ? 'breaking' : 'fix', text: `${subject} is required now` },
  ];
}

function compareRests({ rest: old }: Call, { rest: young }: Call, at: At): Reason[] {
  if (old && young) return compareParameter(old, young, at);
  if (old) return [{ impact: 'breaking', text: say(at, `no longer takes any number of ${nameOf(old)}`) }];
  return young ? [{ impact: 'addition', text: say(at, `can take any number of ${nameOf(young)}`) }] : [];
}

/**
 * Compares the order of parameters. Code doesn't depend on a parameter's name, but a name that has moved means that its
 * position accepts other values.
 */
function compareOrder(olds: Call, news: Call, at: At): Reason[] {
  const places = ({ parameters }: Call) => new Map(parameters.map(({ name }, index) => [name, index]));
  const [before, after] = [places(olds), places(news)];
  const moved = [...after].filter(([name, index]) => (before.get(name) ?? index) !== index);
  if (moved.length === 0) return [];
  const list = news.parameters.map(nameOf).join(', ');
  return [{ impact: 'breaking', text: say(at, `takes ${list} in this order`) }];
}

/**
 * Compares results. Code doesn't read a `void` result, so another type may replace it. A promise may not, because its
 * work isn't done when the call returns.
 */
function compareResults(before: ts.TypeNode, after: ts.TypeNode, at: At): Reason[] {
  const subject = at.subject ? `the result of ${at.subject}` : 'the result';
  if (ts.isTypePredicateNode(before) || ts.isTypePredicateNode(after))
    return comparePredicates(before, after, { ...at, subject });
  const [old, young] = [textOf(before), textOf(after)];
  if (
    old === young ||
    (old !== 'void' && young !== 'void') ||
    [old, young].some((text) => text.startsWith('Promise<'))
  )
    return at.types(before, after, { ...at, subject });
  const isBreaking = old === 'void' ? at.position.in : at.position.out;
  return [
    {
      impact: isBreaking ? 'breaking' : 'addition',
      text: `${subject} is \`${young}\` instead of \`${old}\``,
    },
  ];
}

/**
 * Compares type predicates. A predicate narrows to its type if true and excludes it if false, so the type is compared
 * in both directions.
 */
function comparePredicates(before: ts.TypeNode, after: ts.TypeNode, at: At): Reason[] {
  const [old, young] = [before, after].map((node) => (ts.isTypePredicateNode(node) ? node : undefined));
  if (old && young && placeOf(old) !== placeOf(young))
    return [{ impact: 'breaking', text: say(at, `is about \`${young.parameterName.getText()}\``) }];
  if (old?.type && young?.type && Boolean(old.assertsModifier) === Boolean(young.assertsModifier))
    return at.types(old.type, young.type, { ...at, position: EITHER });
  if (textOf(before) === textOf(after)) return [];
  const isMore = !old && textOf(before) === 'boolean' && !young?.assertsModifier;
  const impact = isMore && !at.position.in ? 'addition' : 'breaking';
  return [{ impact, text: say(at, `is \`${textOf(after)}\` instead of \`${textOf(before)}\``) }];
}

/** Returns the index of a predicate's parameter. Code doesn't depend on the parameter's name. */
const placeOf = ({ parent, parameterName }: ts.TypePredicateNode): number =>
  (parent as ts.SignatureDeclaration).parameters.findIndex(
    ({ name }) => name.getText() === parameterName.getText(),
  );
