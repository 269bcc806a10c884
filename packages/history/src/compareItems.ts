import { isMember, memberName, membersByOwner, ownerOf, type ApiItem } from './ApiItem.ts';
import type { Change } from './Change.ts';
import { itemLines } from './itemLines.ts';

/** One version of an API. */
interface Version {
  items: ReadonlyMap<string, ApiItem>;
  members: ReadonlyMap<string, readonly ApiItem[]>;
}

const versionOf = (items: readonly ApiItem[]): Version => ({
  items: new Map(items.map((item) => [item.name, item])),
  members: membersByOwner(items),
});

/** Compares two versions of an API, line by line. The changes are sorted by name. */
export function compareItems(oldItems: readonly ApiItem[], newItems: readonly ApiItem[]): Change[] {
  const [before, after] = [versionOf(oldItems), versionOf(newItems)];
  const names = [...new Set([...before.items.keys(), ...after.items.keys()])].toSorted((a, b) =>
    a < b ? -1 : 1,
  );
  return names.flatMap((name) => {
    if (isMember({ name }) && !hasMembersInBoth(ownerOf(name), before, after)) return [];
    return changeOf(name, before, after) ?? [];
  });
}

/** Whether an owner has members in both versions. Any other owner is compared as a whole. */
const hasMembersInBoth = (owner: string, ...versions: readonly Version[]): boolean =>
  versions.every(({ items }) => items.has(owner) && !isText(items.get(owner)));

/** Whether a type is one text, such as a union, and not an object with members. */
const isText = (item?: ApiItem): boolean => /(?:^|> )=/.test(item?.type ?? '');

function changeOf(name: string, before: Version, after: Version): Change | undefined {
  const [old, item] = [findItem(before, name), findItem(after, name)];
  if (!item) return old && { name, kind: old.kind, what: 'removed' };
  if (!old) {
    const isRequired = mustBeProvided(item, after);
    return { name, kind: item.kind, what: 'added', ...(isRequired && { isRequired }) };
  }
  const isConverted = isText(old) !== isText(item);
  const linesOf = (each: ApiItem, { members }: Version) =>
    itemLines(each, isConverted ? members.get(name) : undefined);
  const lines = differences(linesOf(old, before), linesOf(item, after));
  if (lines.before.length + lines.after.length === 0) {
    const types = [old.type ?? '', item.type ?? ''] as const;
    if (types[0] === types[1] || types.every(isPlainUnion)) return undefined;
    // The same lines in another order.
    lines.before.push(types[0]);
    lines.after.push(types[1]);
  }
  return { name, kind: item.kind, what: 'changed', lines, ...(isConverted && { isConverted }) };
}

/** Whether a type is a union of names and values, whose order makes no difference. */
const isPlainUnion = (type: string): boolean => !/[([{<&]/.test(type);

function differences(before: readonly string[], after: readonly string[]) {
  return {
    before: before.filter((line) => !after.includes(line)),
    // Code doesn't notice another header of a response.
    after: after.filter((line) => !before.includes(line) && !line.startsWith('header ')),
  };
}

/** Finds an item, or the member that its owner inherits. */
function findItem({ items }: Version, name: string): ApiItem | undefined {
  const item = items.get(name);
  if (item || !isMember({ name })) return item;
  const owner = items.get(ownerOf(name));
  const parents = parentsOf(owner?.type);
  const member = memberName({ name });
  // A class without a constructor has one without parameters.
  if (member === 'constructor' && owner?.kind === 'class' && parents.length === 0)
    return { name, kind: 'constructor', type: '() => void' };
  return parents.map((parent) => items.get(`${parent}.${member}`)).find(Boolean);
}

/** Returns the names of the types that a class or an interface extends. */
function parentsOf(type = ''): string[] {
  const innermost = /<[^<>]*>/g;
  let head = type.replaceAll('=>', '');
  while (head.search(innermost) >= 0) head = head.replaceAll(innermost, '');
  return /\bextends (.+?)(?: implements |$)/.exec(head)?.[1]?.split(', ') ?? [];
}

/** Kinds of items that code may have to provide. */
const INPUT_KINDS = ['property', 'method', 'parameter', 'body'];

/** Whether code may have to provide a new member. Only the SDK creates objects of its classes. */
function mustBeProvided({ name, kind, optional }: ApiItem, { items }: Version): true | undefined {
  if (!isMember({ name })) return undefined;
  const isInput = INPUT_KINDS.includes(kind) && items.get(ownerOf(name))?.kind !== 'class';
  return kind === 'constructor' || (isInput && !optional && !name.includes('[')) || undefined;
}
