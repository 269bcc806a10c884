import { isMember, ownerOf, type ApiItem } from '../ApiItem.ts';
import type { At } from './At.ts';
import type { Reason } from './Change.ts';
import { compareNeed } from './compareObjects.ts';
import { compareTypes } from './compareTypes.ts';
import { parseType } from './parse.ts';
import { EITHER, GIVEN, RETURNED, type Position } from './positions.ts';
import { objectText, splitGenerics, type Version } from './World.ts';

const OBJECTS = ['interface', 'type', 'schema'];

/** The two versions of an API that are compared. */
export interface Both {
  before: Version;
  after: Version;
  positions: ReadonlyMap<string, Position>;
}

/** Where values of an item go. */
export function positionOf({ name, kind }: ApiItem, { positions }: Both): Position {
  if (kind === 'parameter' || kind === 'body') return GIVEN;
  if (kind === 'response' || kind === 'function' || kind === 'variable') return RETURNED;
  return positions.get(ownerOf(name)) ?? EITHER;
}

/** How an item differs from what it was. */
export function reasonsOf(old: ApiItem, item: ApiItem, both: Both): Reason[] {
  const position = positionOf(item, both);
  const isConverted = old.kind !== item.kind && !(OBJECTS.includes(old.kind) && OBJECTS.includes(item.kind));
  const need = compareNeed(Boolean(old.optional), Boolean(item.optional), position);
  return [
    ...(isConverted
      ? [{ impact: 'breaking' as const, text: `is a ${item.kind} instead of a ${old.kind}` }]
      : typeReasons(old, item, both, position)),
    ...(need ? [need] : []),
    ...flagReasons(old, item),
  ];
}

function flagReasons(old: ApiItem, item: ApiItem): Reason[] {
  const reasons: Reason[] = [];
  if (item.deprecated && !old.deprecated) reasons.push({ impact: 'addition', text: 'is deprecated' });
  if (item.readonly && !old.readonly) reasons.push({ impact: 'breaking', text: 'is read-only' });
  if (old.readonly && !item.readonly) reasons.push({ impact: 'addition', text: 'can be set' });
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
  const at: At = { before, after, position, subject: '', isJson: isJson(both), types: compareTypes };
  if (isMember(item) || ['function', 'variable'].includes(item.kind)) {
    return compareTypes(parseType(old.type ?? 'unknown'), parseType(item.type ?? 'unknown'), at);
  }
  return compareHeads(old, item, at);
}

/** Descriptions of an API have operations; SDKs don't. */
const isJson = ({ after }: Both): boolean =>
  [...after.items.values()].some(({ kind }) => kind === 'operation');

function compareHeads(old: ApiItem, item: ApiItem, at: At): Reason[] {
  const [was, is] = [splitGenerics(old.type), splitGenerics(item.type)];
  const isText = (one: { rest: string }) => one.rest.startsWith('=');
  if (isText(was) || isText(is)) {
    return compareTypes(wholeType(at.before, old, was.rest), wholeType(at.after, item, is.rest), at);
  }
  const parents = (rest: string) =>
    rest
      .split(/ extends |^extends |,| implements |^implements /)
      .map((one) => one.trim())
      .filter(Boolean);
  const lost = parents(was.rest).filter((parent) => !parents(is.rest).includes(parent));
  const gained = parents(is.rest).filter((parent) => !parents(was.rest).includes(parent));
  return [
    ...lost.map((parent): Reason => ({ impact: 'breaking', text: `no longer extends \`${parent}\`` })),
    ...gained.map((parent): Reason => ({ impact: 'addition', text: `has what \`${parent}\` has` })),
  ];
}

/** The type that a name stands for, whether it's text or members. */
const wholeType = (version: Version, { name }: ApiItem, rest: string) =>
  parseType(rest.startsWith('=') ? rest.slice(1) : objectText(version.members.get(name) ?? []));
