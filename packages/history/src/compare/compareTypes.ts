import ts from 'typescript';
import { reasonText, type CompareContext } from './CompareContext.ts';
import type { Reason } from './Change.ts';
import { compareCalls } from './compareCalls.ts';
import { compareObjects } from './compareObjects.ts';
import { headOf } from './heads.ts';
import { intersectionParts, parseType, textOf, unionParts, unwrap } from './parse.ts';
import { isCovariant } from './variance.ts';
import { definitionOf, type ApiVersion } from './ApiVersion.ts';

const MAX_DEPTH = 4;

const code = (text: string): string => `\`${text}\``;
const formatTypes = (nodes: readonly ts.Node[]): string =>
  nodes.map((node) => (isOpenPart(node) ? 'any other text' : code(textOf(node)))).join(', ');

/** Compares two types, for code that uses their values. */
export function compareTypes(before: ts.TypeNode, after: ts.TypeNode, context: CompareContext): Reason[] {
  if (textOf(before) === textOf(after)) return [];
  const [beforeParts, afterParts] = [unionParts(before), unionParts(after)];
  const removed = beforeParts.filter(
    (part) => !afterParts.some((afterPart) => covers(afterPart, part, context.after)),
  );
  const added = afterParts.filter(
    (part) => !beforeParts.some((beforePart) => covers(beforePart, part, context.before)),
  );
  if (removed.length === 0 && added.length === 0) return [];
  const [removedPart, addedPart] = [removed[0], added[0]];
  if (removed.length === 1 && added.length === 1 && removedPart && addedPart)
    return compareParts(removedPart, addedPart, context);
  if (removed.length === 0) return [widenedReason(added, beforeParts, context)];
  if (added.length === 0) return [narrowedReason(removed, afterParts, context)];
  return compareDefinitions(before, after, context) ?? [replacedReason(before, after, context)];
}

const isOpenPart = (node: ts.Node): boolean => /^string & \{ ?\}$/.test(textOf(node));
const isName = (node: ts.Node): boolean => /^'/.test(textOf(node));
const isReference = (node: ts.Node): boolean => ts.isTypeReferenceNode(node);

/** Whether a type includes a part of a union, as far as the texts show it. */
function covers(wideType: ts.TypeNode, part: ts.TypeNode, version: ApiVersion): boolean {
  const [wide, text] = [textOf(wideType), textOf(part)];
  if (wide === text || wide === 'unknown' || wide === 'any') return true;
  if (/^'/.test(text)) return wide === 'string' || isOpenPart(wideType);
  if (/^-?\d+n$/.test(text)) return wide === 'bigint';
  if (/^-?\d/.test(text)) return wide === 'number' || (wide === 'integer' && /^-?\d+$/.test(text));
  if (text === 'integer') return wide === 'number';
  return headOf(version.items.get(text)?.type).parents.some((parent) => parent.getText() === wide);
}

function widenedReason(
  added: readonly ts.TypeNode[],
  beforeParts: readonly ts.TypeNode[],
  context: CompareContext,
): Reason {
  // The docs announce that code has to expect new values of an enumeration, and new events in JSON.
  const mayGrow =
    beforeParts.some(isOpenPart) ||
    (beforeParts.every(isName) && added.every(isName)) ||
    (context.isJson && beforeParts.every(isReference) && added.every(isReference));
  const impact = context.position.out && !mayGrow ? 'breaking' : 'addition';
  const verb = context.position.out ? 'can also be' : 'also takes';
  return { impact, text: reasonText(context, `${verb} ${formatTypes(added)}`) };
}

function narrowedReason(
  removed: readonly ts.TypeNode[],
  afterParts: readonly ts.TypeNode[],
  context: CompareContext,
): Reason {
  const isStillAccepted = afterParts.some(isOpenPart) && removed.every((part) => ts.isLiteralTypeNode(part));
  // A value of type `any` could be used as any other type.
  const isBreaking =
    (context.position.in && !isStillAccepted) || removed.some((part) => textOf(part) === 'any');
  const impact = isBreaking ? 'breaking' : 'fix';
  return {
    impact,
    text: reasonText(
      context,
      `${context.position.in ? 'no longer takes' : 'is no longer'} ${formatTypes(removed)}`,
    ),
  };
}

const replacedReason = (before: ts.Node, after: ts.Node, context: CompareContext): Reason => ({
  impact: 'breaking',
  text: reasonText(context, `is ${code(textOf(after))} instead of ${code(textOf(before))}`),
  question: {
    before: textOf(before),
    after: textOf(after),
    isInput: context.position.in,
    isOutput: context.position.out,
  },
});

/** Compares two types that aren't unions. */
function compareParts(before: ts.TypeNode, after: ts.TypeNode, context: CompareContext): Reason[] {
  const [beforeType, afterType] = [unwrap(before), unwrap(after)];
  if (ts.isArrayTypeNode(beforeType) && ts.isArrayTypeNode(afterType))
    return compareTypes(beforeType.elementType, afterType.elementType, context);
  if (ts.isFunctionTypeNode(beforeType) && ts.isFunctionTypeNode(afterType))
    return compareCalls(beforeType, afterType, context);
  if (ts.isTypeLiteralNode(beforeType) && ts.isTypeLiteralNode(afterType))
    return compareObjects(beforeType, afterType, context);
  if (ts.isTypeReferenceNode(beforeType) && ts.isTypeReferenceNode(afterType)) {
    const [beforeArguments, afterArguments] = [beforeType.typeArguments ?? [], afterType.typeArguments ?? []];
    const isSame =
      beforeType.typeName.getText() === afterType.typeName.getText() &&
      beforeArguments.length === afterArguments.length;
    if (isSame && !definitionOf(context.after, beforeType) && isCovariant(beforeType.typeName.getText()))
      return beforeArguments.flatMap((argument, index) =>
        compareTypes(argument, afterArguments[index] ?? argument, context),
      );
  }
  if (ts.isIntersectionTypeNode(beforeType) || ts.isIntersectionTypeNode(afterType)) {
    return (
      compareIntersections(beforeType, afterType, context) ??
      compareDefinitions(beforeType, afterType, context) ?? [replacedReason(beforeType, afterType, context)]
    );
  }
  return (
    compareDefinitions(beforeType, afterType, context) ?? [replacedReason(beforeType, afterType, context)]
  );
}

const EMPTY = parseType('{}') as ts.TypeLiteralNode;

/** Compares intersections. An additional part adds members. */
function compareIntersections(
  before: ts.TypeNode,
  after: ts.TypeNode,
  context: CompareContext,
): Reason[] | undefined {
  const [beforeParts, afterParts] = [intersectionParts(before), intersectionParts(after)];
  const removed = beforeParts.filter(
    (part) => !afterParts.some((afterPart) => textOf(afterPart) === textOf(part)),
  );
  const added = afterParts.filter(
    (part) => !beforeParts.some((beforePart) => textOf(beforePart) === textOf(part)),
  );
  if (removed.length === 1 && added.length === 1)
    return compareParts(removed[0] ?? before, added[0] ?? after, context);
  if (removed.length === 0) return added.flatMap((part) => addedPartReasons(part, context));
  if (added.length === 0)
    return [{ impact: 'breaking', text: reasonText(context, `is no longer ${formatTypes(removed)}`) }];
  return undefined;
}

function addedPartReasons(part: ts.TypeNode, context: CompareContext): Reason[] {
  const object = definitionOf(context.after, part) ?? part;
  if (ts.isTypeLiteralNode(object)) return compareObjects(EMPTY, object, context);
  return [
    {
      impact: context.position.in ? 'breaking' : 'addition',
      text: reasonText(context, `is also ${code(textOf(part))}`),
    },
  ];
}

/** Compares the definitions of two different names. */
function compareDefinitions(
  before: ts.TypeNode,
  after: ts.TypeNode,
  context: CompareContext,
): Reason[] | undefined {
  const depth = (context.depth ?? 0) + 1;
  if (depth > MAX_DEPTH) return undefined;
  const [beforeDefinition, afterDefinition] = [
    definitionOf(context.before, before),
    definitionOf(context.after, after),
  ];
  if (!beforeDefinition && !afterDefinition) return undefined;
  const reasons = compareTypes(beforeDefinition ?? before, afterDefinition ?? after, { ...context, depth });
  // The names are clearer than a definition that only the compiler can compare.
  return reasons.some(({ question }) => question) ? undefined : reasons;
}
