import { HIDDEN_CONSTRUCTOR, isMember, ownerOf, type ApiItem } from '../ApiItem.ts';
import type { CompareContext } from './CompareContext.ts';
import type { Reason } from './Change.ts';
import { compareTypeGenerics } from './compareGenerics.ts';
import { compareOptional, compareWritable } from './compareObjects.ts';
import { compareParents } from './compareParents.ts';
import { transportReasons, defaultReasons } from './compareTransport.ts';
import { compareTypes } from './compareTypes.ts';
import { headOf, type Head } from './heads.ts';
import { parseType } from './parse.ts';
import { INPUT_OUTPUT, type Position } from './Position.ts';
import { positionOfKind } from './positions.ts';
import { definitionText, type ApiVersion } from './ApiVersion.ts';

/** Groups of kinds that code can't distinguish. */
const INTERCHANGEABLE_KINDS = [
  ['interface', 'type', 'schema'],
  ['function', 'variable'],
  ['method', 'property'],
];

/** The two versions of an API that are compared. */
export interface ComparedVersions {
  before: ApiVersion;
  after: ApiVersion;
  positions: ReadonlyMap<string, Position>;
}

/** Returns the direction of an item's values. */
export const positionOf = (item: ApiItem, { after, positions }: ComparedVersions): Position =>
  (isMember(item) || item.kind !== 'class' ? positionOfKind(item, after) : undefined) ??
  positions.get(ownerOf(item.name)) ??
  INPUT_OUTPUT;

/** Returns the differences between the old and the new item. */
export function compareItems(old: ApiItem, item: ApiItem, versions: ComparedVersions): Reason[] {
  const position = positionOf(item, versions);
  const isConverted =
    old.kind !== item.kind &&
    !INTERCHANGEABLE_KINDS.some((kinds) => kinds.includes(old.kind) && kinds.includes(item.kind));
  const optionalReason = compareOptional(Boolean(old.optional), Boolean(item.optional), position);
  return [
    ...(isConverted
      ? [
          {
            impact: 'breaking' as const,
            text: `is ${withArticle(item.kind)} instead of ${withArticle(old.kind)}`,
          },
        ]
      : typeReasons(old, item, versions, position)),
    ...(optionalReason ? [optionalReason] : []),
    ...flagReasons(old, item, position),
    ...transportReasons(old, item),
    ...defaultReasons(old, item, position),
  ];
}

const withArticle = (kind: string): string => `${/^[aeio]/.test(kind) ? 'an' : 'a'} ${kind}`;

function flagReasons(old: ApiItem, item: ApiItem, position: Position): Reason[] {
  const reasons: Reason[] = [];
  const writable = compareWritable(Boolean(old.readonly), Boolean(item.readonly), position);
  if (writable) reasons.push(writable);
  if (item.deprecated && !old.deprecated) reasons.push({ impact: 'addition', text: 'is deprecated' });
  if (Boolean(old.static) !== Boolean(item.static))
    reasons.push({ impact: 'breaking', text: item.static ? 'is static' : 'is no longer static' });
  if (old.entry !== item.entry)
    reasons.push({
      impact: 'breaking',
      text: `is imported from ${item.entry ? `\`${item.entry}\`` : 'the package itself'}`,
    });
  return reasons;
}

const LITERAL_KINDS = ['value', 'operation', 'event'];

function typeReasons(old: ApiItem, item: ApiItem, versions: ComparedVersions, position: Position): Reason[] {
  const { before, after } = versions;
  if (old.type === item.type) return [];
  const replaced = { impact: 'breaking' as const, text: `is \`${item.type}\` instead of \`${old.type}\`` };
  if (LITERAL_KINDS.includes(item.kind)) return [replaced];
  if (old.type === HIDDEN_CONSTRUCTOR) return [{ impact: 'addition', text: 'can be called' }];
  if (item.type === HIDDEN_CONSTRUCTOR) return [{ impact: 'breaking', text: "can't be called" }];
  const context: CompareContext = {
    before,
    after,
    position,
    subject: '',
    isJson: isJson(versions),
    compareTypes: compareTypes,
  };
  if (isMember(item) || ['function', 'variable'].includes(item.kind)) {
    return compareTypes(parseType(old.type ?? 'unknown'), parseType(item.type ?? 'unknown'), context);
  }
  return compareHeads(old, item, context);
}

/** Whether the items come from an API description. Only these have operations. */
const isJson = ({ after }: ComparedVersions): boolean =>
  [...after.items.values()].some(({ kind }) => kind === 'operation');

function compareHeads(old: ApiItem, item: ApiItem, context: CompareContext): Reason[] {
  const [oldHead, newHead] = [headOf(old.type), headOf(item.type)];
  const generics = compareTypeGenerics(oldHead.generics, newHead.generics, context);
  if (oldHead.text === undefined && newHead.text === undefined)
    return [...generics, ...compareAbstract(oldHead, newHead), ...compareParents(old, item, context)];
  const [before, after] = [definitionText(context.before, old), definitionText(context.after, item)];
  return [...generics, ...compareTypes(parseType(before), parseType(after), context)];
}

function compareAbstract(oldHead: Head, newHead: Head): Reason[] {
  if (oldHead.isAbstract === newHead.isAbstract) return [];
  return [
    newHead.isAbstract
      ? { impact: 'breaking', text: 'is abstract' }
      : { impact: 'addition', text: 'is no longer abstract' },
  ];
}
