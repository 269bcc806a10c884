import ts from 'typescript';
import { isMember, ownerOf, type ApiItem } from '../ApiItem.ts';
import { alignMedia } from './alignMedia.ts';
import { alignNames } from './alignNames.ts';
import { askCompiler } from './askCompiler.ts';
import { callOf } from './callOf.ts';
import { worst, type Change, type Reason } from './Change.ts';
import { positionOf, reasonsOf, type Both } from './compareItems.ts';
import { headOf } from './heads.ts';
import { parseType } from './parse.ts';
import { positionsOf } from './positions.ts';
import { memberName, memberNames, memberOf, versionOf, type Version } from './World.ts';

/** Compares two versions of an API. The changes are sorted by name. */
export function compareApis(olds: readonly ApiItem[], all: readonly ApiItem[]): Change[] {
  const news = alignMedia(olds, alignNames(olds, all));
  const [before, after] = [versionOf(olds), versionOf(news)];
  const both = { before, after, positions: positionsOf([before, after]) };
  const removed = olds
    .filter((item) => !isThere(after, item))
    .filter((item) => !isMember(item) || isKept(both, ownerOf(item.name)))
    .map(
      (item) =>
        ({ name: item.name, kind: item.kind, what: 'removed', impact: 'breaking', reasons: [] }) as Change,
    );
  const added = news.flatMap((item) => (isThere(before, item) ? [] : (additionOf(item, both) ?? [])));
  const pairs = pairsOf(olds, news, both).flatMap(([old, item]) => {
    const reasons = reasonsOf(old, item, both);
    return reasons.length > 0 ? [{ old, item, reasons }] : [];
  });
  const settled = settle(
    pairs.map(({ reasons }) => reasons),
    olds,
    news,
  );
  const changed = pairs.flatMap(({ old, item }, index) => changeOf(old, item, settled[index] ?? []) ?? []);
  return [...removed, ...added, ...changed].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Finds an item in a version, also among the members that its owner inherits. */
const sameIn = (version: Version, item: ApiItem): ApiItem | undefined => {
  if (!isMember(item)) return version.items.get(item.name);
  const found = memberOf(version, ownerOf(item.name), memberName(item));
  return found && { ...found, name: item.name };
};

const isThere = (version: Version, item: ApiItem): boolean => sameIn(version, item) !== undefined;

/** Pairs each item that both versions have, including members that one version only inherits. */
function pairsOf(
  olds: readonly ApiItem[],
  news: readonly ApiItem[],
  both: Both,
): (readonly [ApiItem, ApiItem])[] {
  const names = new Set(news.map(({ name }) => name));
  const inherited = olds.flatMap((old) => {
    const item = names.has(old.name) ? undefined : sameIn(both.after, old);
    return item ? [[old, item] as const] : [];
  });
  const own = news.flatMap((item) => {
    const old = sameIn(both.before, item);
    return old ? [[old, item] as const] : [];
  });
  const isTold = (item: ApiItem) => !isMember(item) || isKept(both, ownerOf(item.name));
  return [...own, ...inherited, ...inheritedPairs(news, both)].filter(([, item]) => isTold(item));
}

/** Pairs members that both versions inherit, where the owner's parent changed. */
function inheritedPairs(news: readonly ApiItem[], { before, after }: Both): (readonly [ApiItem, ApiItem])[] {
  return news
    .filter((item) => !isMember(item) && (before.items.get(item.name)?.type ?? '') !== (item.type ?? ''))
    .flatMap(({ name: owner }) =>
      memberNames(after, owner).flatMap((member) => {
        const name = `${owner}.${member}`;
        const [old, item] = [memberOf(before, owner, member), memberOf(after, owner, member)];
        if (!old || !item || before.items.has(name) || after.items.has(name)) return [];
        // Changes of the parent itself are reported there.
        const isOther =
          old.name !== item.name || before.items.get(old.name)?.type === after.items.get(item.name)?.type;
        return isOther
          ? [
              [
                { ...old, name },
                { ...item, name },
              ] as const,
            ]
          : [];
      }),
    );
}

/** Asks the compiler all open questions at once, where comparing texts isn't enough. */
function settle(all: readonly Reason[][], olds: readonly ApiItem[], news: readonly ApiItem[]): Reason[][] {
  const questions = all.flat().flatMap(({ question }) => question ?? []);
  const answers = askCompiler(questions, olds, news).values();
  return all.map((reasons) =>
    reasons.flatMap((reason) => {
      if (!reason.question) return [reason];
      const impact = answers.next().value;
      return impact ? [{ impact, text: reason.text }] : [];
    }),
  );
}

/** Whether an owner has members in both versions. One whose type is a text in either version is reported as a whole. */
const isKept = ({ before, after }: Both, owner: string): boolean =>
  [before, after].every(({ items }) => {
    const item = items.get(owner);
    return item !== undefined && headOf(item.type).text === undefined;
  });

/** Kinds of items that code may have to provide. */
const WRITTEN = ['property', 'method', 'parameter', 'body'];

function additionOf(item: ApiItem, both: Both): Change | undefined {
  const owner = ownerOf(item.name);
  const added = { name: item.name, kind: item.kind, what: 'added' as const, reasons: [] };
  if (!isMember(item)) return { ...added, impact: 'addition' };
  if (!isKept(both, owner)) return undefined;
  const isRequired = isNeeded(item, both);
  return {
    ...added,
    impact: isRequired ? 'breaking' : 'addition',
    reasons: isRequired ? ['is required'] : [],
  };
}

/** Whether existing code has to provide a new item. */
function isNeeded(item: ApiItem, both: Both): boolean {
  // Its class extends another package's class, whose constructor is unknown.
  if (item.kind === 'constructor') return takesAnything(item.type);
  const isGiven = WRITTEN.includes(item.kind) && positionOf(item, both).in;
  const isIndex = item.name.includes('[');
  return isGiven && !item.optional && !isIndex && both.after.items.get(ownerOf(item.name))?.kind !== 'class';
}

/** Whether a call has a required parameter. */
function takesAnything(type = '() => void'): boolean {
  const node = parseType(type);
  return !ts.isFunctionTypeNode(node) || callOf(node).parameters.some(({ isOptional }) => !isOptional);
}

function changeOf(old: ApiItem, item: ApiItem, reasons: readonly Reason[]): Change | undefined {
  if (reasons.length === 0) return undefined;
  const isOther = old.type !== item.type;
  return {
    name: item.name,
    kind: item.kind,
    what: 'changed',
    impact: worst(reasons.map(({ impact }) => impact)),
    reasons: reasons.map(({ text }) => text),
    ...(isOther ? { before: old.type ?? '', after: item.type ?? '' } : {}),
  };
}
