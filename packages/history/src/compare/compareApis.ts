import ts from 'typescript';
import { isMember, ownerOf, type ApiItem } from '../ApiItem.ts';
import { alignMedia } from './alignMedia.ts';
import { alignNames } from './alignNames.ts';
import { askCompiler } from './askCompiler.ts';
import { callOf } from './callOf.ts';
import { worst, type Change, type Reason } from './Change.ts';
import { positionOf, compareItems, type ComparedVersions } from './compareItems.ts';
import { headOf } from './heads.ts';
import { parseType } from './parse.ts';
import { positionsOf } from './positions.ts';
import { memberName, memberNames, findMember, indexVersion, type ApiVersion } from './ApiVersion.ts';

/** Compares two versions of an API. The changes are sorted by name. */
export function compareApis(oldItems: readonly ApiItem[], unalignedItems: readonly ApiItem[]): Change[] {
  const newItems = alignMedia(oldItems, alignNames(oldItems, unalignedItems));
  const [before, after] = [indexVersion(oldItems), indexVersion(newItems)];
  const versions = { before, after, positions: positionsOf([before, after]) };
  const removed = oldItems
    .filter((item) => !hasItem(after, item))
    .filter((item) => !isMember(item) || hasMembersInBoth(versions, ownerOf(item.name)))
    .map(
      (item) =>
        ({ name: item.name, kind: item.kind, what: 'removed', impact: 'breaking', reasons: [] }) as Change,
    );
  const added = newItems.flatMap((item) => (hasItem(before, item) ? [] : (additionOf(item, versions) ?? [])));
  const pairs = pairsOf(oldItems, newItems, versions).flatMap(([old, item]) => {
    const reasons = compareItems(old, item, versions);
    return reasons.length > 0 ? [{ old, item, reasons }] : [];
  });
  const resolved = resolveQuestions(
    pairs.map(({ reasons }) => reasons),
    oldItems,
    newItems,
  );
  const changed = pairs.flatMap(({ old, item }, index) => changeOf(old, item, resolved[index] ?? []) ?? []);
  return [...removed, ...added, ...changed].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Finds an item in a version, also among the members that its owner inherits. */
const findItem = (version: ApiVersion, item: ApiItem): ApiItem | undefined => {
  if (!isMember(item)) return version.items.get(item.name);
  const member = findMember(version, ownerOf(item.name), memberName(item));
  return member && { ...member, name: item.name };
};

const hasItem = (version: ApiVersion, item: ApiItem): boolean => findItem(version, item) !== undefined;

/** Pairs each item that both versions have, including members that one version only inherits. */
function pairsOf(
  oldItems: readonly ApiItem[],
  newItems: readonly ApiItem[],
  versions: ComparedVersions,
): (readonly [ApiItem, ApiItem])[] {
  const names = new Set(newItems.map(({ name }) => name));
  const inherited = oldItems.flatMap((old) => {
    const item = names.has(old.name) ? undefined : findItem(versions.after, old);
    return item ? [[old, item] as const] : [];
  });
  const declared = newItems.flatMap((item) => {
    const old = findItem(versions.before, item);
    return old ? [[old, item] as const] : [];
  });
  const isReported = (item: ApiItem) => !isMember(item) || hasMembersInBoth(versions, ownerOf(item.name));
  return [...declared, ...inherited, ...inheritedPairs(newItems, versions)].filter(([, item]) =>
    isReported(item),
  );
}

/** Pairs members that both versions inherit, where the owner's parent changed. */
function inheritedPairs(
  newItems: readonly ApiItem[],
  { before, after }: ComparedVersions,
): (readonly [ApiItem, ApiItem])[] {
  return newItems
    .filter((item) => !isMember(item) && (before.items.get(item.name)?.type ?? '') !== (item.type ?? ''))
    .flatMap(({ name: owner }) =>
      memberNames(after, owner).flatMap((member) => {
        const name = `${owner}.${member}`;
        const [old, item] = [findMember(before, owner, member), findMember(after, owner, member)];
        if (!old || !item || before.items.has(name) || after.items.has(name)) return [];
        // Changes of the parent itself are reported there.
        const isChangedHere =
          old.name !== item.name || before.items.get(old.name)?.type === after.items.get(item.name)?.type;
        return isChangedHere
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
function resolveQuestions(
  reasonLists: readonly Reason[][],
  oldItems: readonly ApiItem[],
  newItems: readonly ApiItem[],
): Reason[][] {
  const questions = reasonLists.flat().flatMap(({ question }) => question ?? []);
  const answers = askCompiler(questions, oldItems, newItems).values();
  return reasonLists.map((reasons) =>
    reasons.flatMap((reason) => {
      if (!reason.question) return [reason];
      const impact = answers.next().value;
      return impact ? [{ impact, text: reason.text }] : [];
    }),
  );
}

/** Whether an owner has members in both versions. One whose type is a text in either version is reported as a whole. */
const hasMembersInBoth = ({ before, after }: ComparedVersions, owner: string): boolean =>
  [before, after].every(({ items }) => {
    const item = items.get(owner);
    return item !== undefined && headOf(item.type).text === undefined;
  });

/** Kinds of items that code may have to provide. */
const INPUT_KINDS = ['property', 'method', 'parameter', 'body'];

function additionOf(item: ApiItem, versions: ComparedVersions): Change | undefined {
  const owner = ownerOf(item.name);
  const added = { name: item.name, kind: item.kind, what: 'added' as const, reasons: [] };
  if (!isMember(item)) return { ...added, impact: 'addition' };
  if (!hasMembersInBoth(versions, owner)) return undefined;
  const isRequired = mustBeProvided(item, versions);
  return {
    ...added,
    impact: isRequired ? 'breaking' : 'addition',
    reasons: isRequired ? ['is required'] : [],
  };
}

/** Whether existing code has to provide a new item. */
function mustBeProvided(item: ApiItem, versions: ComparedVersions): boolean {
  // Its class extends another package's class, whose constructor is unknown.
  if (item.kind === 'constructor') return hasRequiredParameter(item.type);
  const isInput = INPUT_KINDS.includes(item.kind) && positionOf(item, versions).in;
  const isIndex = item.name.includes('[');
  return (
    isInput && !item.optional && !isIndex && versions.after.items.get(ownerOf(item.name))?.kind !== 'class'
  );
}

/** Whether a call has a required parameter. */
function hasRequiredParameter(type = '() => void'): boolean {
  const node = parseType(type);
  return !ts.isFunctionTypeNode(node) || callOf(node).parameters.some(({ isOptional }) => !isOptional);
}

function changeOf(old: ApiItem, item: ApiItem, reasons: readonly Reason[]): Change | undefined {
  if (reasons.length === 0) return undefined;
  const hasNewType = old.type !== item.type;
  return {
    name: item.name,
    kind: item.kind,
    what: 'changed',
    impact: worst(reasons.map(({ impact }) => impact)),
    reasons: reasons.map(({ text }) => text),
    ...(hasNewType ? { before: old.type ?? '', after: item.type ?? '' } : {}),
  };
}
