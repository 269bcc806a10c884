import ts from 'typescript';
import { say, type At } from './At.ts';
import type { Reason } from './Change.ts';
import { compareCalls } from './compareCalls.ts';
import { compareObjects } from './compareObjects.ts';
import { headOf } from './heads.ts';
import { intersectionParts, parseType, textOf, unionParts, unwrap } from './parse.ts';
import { holdsItsArguments } from './variance.ts';
import { definitionOf, type Version } from './World.ts';

const MAX_DEPTH = 4;

const code = (text: string): string => `\`${text}\``;
const listed = (nodes: readonly ts.Node[]): string =>
  nodes.map((node) => (isOpenPart(node) ? 'any other text' : code(textOf(node)))).join(', ');

/** Compares two types, for code that uses their values. */
export function compareTypes(before: ts.TypeNode, after: ts.TypeNode, at: At): Reason[] {
  if (textOf(before) === textOf(after)) return [];
  const [olds, news] = [unionParts(before), unionParts(after)];
  const lost = olds.filter((part) => !news.some((other) => covers(other, part, at.after)));
  const gained = news.filter((part) => !olds.some((other) => covers(other, part, at.before)));
  if (lost.length === 0 && gained.length === 0) return [];
  const [old, young] = [lost[0], gained[0]];
  if (lost.length === 1 && gained.length === 1 && old && young) return compareParts(old, young, at);
  if (lost.length === 0) return [wider(gained, olds, at)];
  if (gained.length === 0) return [narrower(lost, news, at)];
  return expanded(before, after, at) ?? [different(before, after, at)];
}

const isOpenPart = (node: ts.Node): boolean => /^string & \{ ?\}$/.test(textOf(node));
const isName = (node: ts.Node): boolean => /^'/.test(textOf(node));
const isReference = (node: ts.Node): boolean => ts.isTypeReferenceNode(node);

/** Whether a type includes a part of a union, as far as the texts show it. */
function covers(other: ts.TypeNode, part: ts.TypeNode, version: Version): boolean {
  const [wide, text] = [textOf(other), textOf(part)];
  if (wide === text || wide === 'unknown' || wide === 'any') return true;
  if (/^'/.test(text)) return wide === 'string' || isOpenPart(other);
  if (/^-?\d+n$/.test(text)) return wide === 'bigint';
  if (/^-?\d/.test(text)) return wide === 'number' || (wide === 'integer' && /^-?\d+$/.test(text));
  if (text === 'integer') return wide === 'number';
  return headOf(version.items.get(text)?.type).parents.some((parent) => parent.getText() === wide);
}

function wider(gained: readonly ts.TypeNode[], olds: readonly ts.TypeNode[], at: At): Reason {
  // The docs announce that code has to expect new values of an enumeration, and new events in JSON.
  const mayGrow =
    olds.some(isOpenPart) ||
    (olds.every(isName) && gained.every(isName)) ||
    (at.isJson && olds.every(isReference) && gained.every(isReference));
  const impact = at.position.out && !mayGrow ? 'breaking' : 'addition';
  const verb = at.position.out ? 'can also be' : 'also takes';
  return { impact, text: say(at, `${verb} ${listed(gained)}`) };
}

function narrower(lost: readonly ts.TypeNode[], news: readonly ts.TypeNode[], at: At): Reason {
  const isStillTaken = news.some(isOpenPart) && lost.every((part) => ts.isLiteralTypeNode(part));
  // A value of type `any` could be used as any other type.
  const isBreaking = (at.position.in && !isStillTaken) || lost.some((part) => textOf(part) === 'any');
  const impact = isBreaking ? 'breaking' : 'fix';
  return { impact, text: say(at, `${at.position.in ? 'no longer takes' : 'is no longer'} ${listed(lost)}`) };
}

const different = (before: ts.Node, after: ts.Node, at: At): Reason => ({
  impact: 'breaking',
  text: say(at, `is ${code(textOf(after))} instead of ${code(textOf(before))}`),
  question: {
    before: textOf(before),
    after: textOf(after),
    isGiven: at.position.in,
    isReturned: at.position.out,
  },
});

/** Compares two types that aren't unions. */
function compareParts(before: ts.TypeNode, after: ts.TypeNode, at: At): Reason[] {
  const [old, young] = [unwrap(before), unwrap(after)];
  if (ts.isArrayTypeNode(old) && ts.isArrayTypeNode(young))
    return compareTypes(old.elementType, young.elementType, at);
  if (ts.isFunctionTypeNode(old) && ts.isFunctionTypeNode(young)) return compareCalls(old, young, at);
  if (ts.isTypeLiteralNode(old) && ts.isTypeLiteralNode(young)) return compareObjects(old, young, at);
  if (ts.isTypeReferenceNode(old) && ts.isTypeReferenceNode(young)) {
    const [olds, news] = [old.typeArguments ?? [], young.typeArguments ?? []];
    const isSame = old.typeName.getText() === young.typeName.getText() && olds.length === news.length;
    if (isSame && !definitionOf(at.after, old) && holdsItsArguments(old.typeName.getText()))
      return olds.flatMap((one, index) => compareTypes(one, news[index] ?? one, at));
  }
  if (ts.isIntersectionTypeNode(old) || ts.isIntersectionTypeNode(young)) {
    return compareIntersections(old, young, at) ?? expanded(old, young, at) ?? [different(old, young, at)];
  }
  return expanded(old, young, at) ?? [different(old, young, at)];
}

const EMPTY = parseType('{}') as ts.TypeLiteralNode;

/** Compares intersections. An additional part adds members. */
function compareIntersections(before: ts.TypeNode, after: ts.TypeNode, at: At): Reason[] | undefined {
  const [olds, news] = [intersectionParts(before), intersectionParts(after)];
  const lost = olds.filter((part) => !news.some((other) => textOf(other) === textOf(part)));
  const gained = news.filter((part) => !olds.some((other) => textOf(other) === textOf(part)));
  if (lost.length === 1 && gained.length === 1)
    return compareParts(lost[0] ?? before, gained[0] ?? after, at);
  if (lost.length === 0) return gained.flatMap((part) => gains(part, at));
  if (gained.length === 0) return [{ impact: 'breaking', text: say(at, `is no longer ${listed(lost)}`) }];
  return undefined;
}

function gains(part: ts.TypeNode, at: At): Reason[] {
  const object = definitionOf(at.after, part) ?? part;
  if (ts.isTypeLiteralNode(object)) return compareObjects(EMPTY, object, at);
  return [
    {
      impact: at.position.in ? 'breaking' : 'addition',
      text: say(at, `is also ${code(textOf(part))}`),
    },
  ];
}

/** Compares the definitions of two different names. */
function expanded(before: ts.TypeNode, after: ts.TypeNode, at: At): Reason[] | undefined {
  const depth = (at.depth ?? 0) + 1;
  if (depth > MAX_DEPTH) return undefined;
  const [old, young] = [definitionOf(at.before, before), definitionOf(at.after, after)];
  if (!old && !young) return undefined;
  const reasons = compareTypes(old ?? before, young ?? after, { ...at, depth });
  // The names are clearer than a definition that only the compiler can compare.
  return reasons.some(({ question }) => question) ? undefined : reasons;
}
