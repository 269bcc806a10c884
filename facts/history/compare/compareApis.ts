import { isMember, ownerOf, type ApiItem } from '../ApiItem.ts';
import { askCompiler } from './askCompiler.ts';
import { worst, type Change, type Reason } from './Change.ts';
import { positionOf, reasonsOf, type Both } from './compareItems.ts';
import { positionsOf } from './positions.ts';
import { splitGenerics, versionOf, type Version } from './World.ts';

/** What is different between two versions of an API, in the order of the names. */
export function compareApis(olds: readonly ApiItem[], news: readonly ApiItem[]): Change[] {
  const [before, after] = [versionOf(olds), versionOf(news)];
  const both = { before, after, positions: positionsOf([before, after]) };
  const removed = olds
    .filter(({ name }) => !after.items.has(name) && !isInherited(after, name))
    .filter((item) => !isMember(item) || isKept(both, ownerOf(item.name)))
    .map(
      (item) =>
        ({ name: item.name, kind: item.kind, what: 'removed', impact: 'breaking', reasons: [] }) as Change,
    );
  const added = news.flatMap((item) => (before.items.has(item.name) ? [] : (additionOf(item, both) ?? [])));
  const pairs = news.flatMap((item) => {
    const old = before.items.get(item.name);
    const reasons = old ? reasonsOf(old, item, both) : [];
    return old && reasons.length > 0 ? [{ old, item, reasons }] : [];
  });
  const settled = settle(
    pairs.map(({ reasons }) => reasons),
    olds,
    news,
  );
  const changed = pairs.flatMap(({ old, item }, index) => changeOf(old, item, settled[index] ?? []) ?? []);
  return [...removed, ...added, ...changed].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Asks the compiler for all at once where the texts of types don't say it. */
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

/** Whether both versions have an owner with members; one that was or is a text is told of as a whole. */
const isKept = ({ before, after }: Both, owner: string): boolean =>
  [before, after].every(({ items }) => {
    const item = items.get(owner);
    return item !== undefined && !splitGenerics(item.type).rest.startsWith('=');
  });

/** A member that went up to what its owner extends is still there. */
function isInherited(version: Version, name: string): boolean {
  const [owner = '', ...rest] = name.split('.');
  const head = splitGenerics(version.items.get(owner)?.type).rest;
  return [...head.matchAll(/(?:extends|,) ([\w$]+)/g)].some(([, parent = '']) => {
    const inherited = [parent, ...rest].join('.');
    return version.items.has(inherited) || (parent !== owner && isInherited(version, inherited));
  });
}

function additionOf(item: ApiItem, both: Both): Change | undefined {
  const owner = ownerOf(item.name);
  const added = { name: item.name, kind: item.kind, what: 'added' as const, reasons: [] };
  if (!isMember(item)) return { ...added, impact: 'addition' };
  if (!isKept(both, owner) || isInherited(both.before, item.name)) return undefined;
  // Who writes such an object has to add it.
  const isGiven =
    ['property', 'method', 'parameter', 'body'].includes(item.kind) && positionOf(item, both).in;
  const isRequired = isGiven && !item.optional && both.after.items.get(owner)?.kind !== 'class';
  return {
    ...added,
    impact: isRequired ? 'breaking' : 'addition',
    reasons: isRequired ? ['is required'] : [],
  };
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
