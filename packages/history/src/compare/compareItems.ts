import { HIDDEN_CALL, isMember, ownerOf, type ApiItem } from '../ApiItem.ts';
import type { At } from './At.ts';
import type { Reason } from './Change.ts';
import { compareTypeGenerics } from './compareGenerics.ts';
import { compareNeed, compareWritable } from './compareObjects.ts';
import { compareParents } from './compareParents.ts';
import { carriageReasons, defaultReasons } from './compareCarriage.ts';
import { compareTypes } from './compareTypes.ts';
import { headOf, type Head } from './heads.ts';
import { parseType } from './parse.ts';
import { EITHER, type Position } from './Position.ts';
import { rootOf } from './positions.ts';
import { textOfItem, type Version } from './World.ts';

/** Groups of kinds that code can't distinguish. */
const ALIKE = [
  ['interface', 'type', 'schema'],
  ['function', 'variable'],
  ['method', 'property'],
];

/** The two versions of an API that are compared. */
export interface Both {
  before: Version;
  after: Version;
  positions: ReadonlyMap<string, Position>;
}

/** Returns the direction of an item's values. */
export const positionOf = (item: ApiItem, { after, positions }: Both): Position =>
  (isMember(item) || item.kind !== 'class' ? rootOf(item, after) : undefined) ??
  positions.get(ownerOf(item.name)) ??
  EITHER;

/** Returns the differences between the old and the new item. */
export function reasonsOf(old: ApiItem, item: ApiItem, both: Both): Reason[] {
  const position = positionOf(item, both);
  const isConverted =
    old.kind !== item.kind && !ALIKE.some((kinds) => kinds.includes(old.kind) && kinds.includes(item.kind));
  const need = compareNeed(Boolean(old.optional), Boolean(item.optional), position);
  return [
    ...(isConverted
      ? [
          {
            impact: 'breaking' as const,
            text: `is ${withArticle(item.kind)} instead of ${withArticle(old.kind)}`,
          },
        ]
      : typeReasons(old, item, both, position)),
    ...(need ? [need] : []),
    ...flagReasons(old, item, position),
    ...carriageReasons(old, item),
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

const VALUES = ['value', 'operation', 'event'];

function typeReasons(old: ApiItem, item: ApiItem, both: Both, position: Position): Reason[] {
  const { before, after } = both;
  if (old.type === item.type) return [];
  const replaced = { impact: 'breaking' as const, text: `is \`${item.type}\` instead of \`${old.type}\`` };
  if (VALUES.includes(item.kind)) return [replaced];
  if (old.type === HIDDEN_CALL) return [{ impact: 'addition', text: 'can be called' }];
  if (item.type === HIDDEN_CALL) return [{ impact: 'breaking', text: "can't be called" }];
  const at: At = { before, after, position, subject: '', isJson: isJson(both), types: compareTypes };
  if (isMember(item) || ['function', 'variable'].includes(item.kind)) {
    return compareTypes(parseType(old.type ?? 'unknown'), parseType(item.type ?? 'unknown'), at);
  }
  return compareHeads(old, item, at);
}

/** Whether the items come from an API description. Only these have operations. */
const isJson = ({ after }: Both): boolean =>
  [...after.items.values()].some(({ kind }) => kind === 'operation');

function compareHeads(old: ApiItem, item: ApiItem, at: At): Reason[] {
  const [was, is] = [headOf(old.type), headOf(item.type)];
  const generics = compareTypeGenerics(was.generics, is.generics, at);
  if (was.text === undefined && is.text === undefined)
    return [...generics, ...compareAbstract(was, is), ...compareParents(old, item, at)];
  const [before, after] = [textOfItem(at.before, old), textOfItem(at.after, item)];
  return [...generics, ...compareTypes(parseType(before), parseType(after), at)];
}

function compareAbstract(was: Head, is: Head): Reason[] {
  if (was.isAbstract === is.isAbstract) return [];
  return [
    is.isAbstract
      ? { impact: 'breaking', text: 'is abstract' }
      : { impact: 'addition', text: 'is no longer abstract' },
  ];
}
