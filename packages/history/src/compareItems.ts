import { isMember, memberName, membersByOwner, ownerOf, type ApiItem, declaredName } from './ApiItem.ts';
import type { Change } from './Change.ts';

/** Matches a string, an arrow, a separator, or a single character. */
const TOKEN = /(['"`]).*?\1| ?=> ?|(?:^| )[|&=] |[,;] |./g;

/**
 * Breaks a type into lines: the parts of a union or an intersection, the parameters and the result of a call, and the
 * members of an object. Whatever these contain stays on their line.
 */
function typeLines(type: string): string[] {
  const lines = [''];
  const open: string[] = [];
  const add = (text: string) => lines.push(`${lines.pop() ?? ''}${text}`);
  for (const [token] of type.matchAll(TOKEN)) {
    const isOutside = open.length === 0;
    const isInList = open.length === 1 && (open[0] === '(' || open[0] === '{');
    if ('([{<'.includes(token)) open.push(token);
    if (')]}>'.includes(token)) open.pop();
    const isEdge = '(){}'.includes(token) && (isOutside || open.length === 0);
    if (isOutside && token === ' => ') lines.push('=> ');
    else if (isEdge || (isOutside && /^ ?[|&=] $/.test(token)) || (isInList && /^[,;] $/.test(token)))
      lines.push('');
    else add(token);
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** Kinds with a type that's a value or an address, and has no parts. */
const WHOLE_KINDS = ['value', 'operation', 'event'];

const lines = (prefix: string, values: readonly (string | undefined)[] = []): string[] =>
  values.flatMap((value) => (value === undefined ? [] : [`${prefix} ${value}`]));

/**
 * Returns all that a snapshot keeps of an item, with one line for each thing that can change.
 *
 * @param members - the members of an object type, if they're compared as a part of the item
 */
const itemLines = (item: ApiItem, members: readonly ApiItem[] = []): string[] => [
  item.kind,
  ...lines('from', [item.entry]),
  ...lines('in', [item.in]),
  ...(['static', 'readonly', 'optional', 'deprecated'] as const).filter((flag) => item[flag]),
  ...(WHOLE_KINDS.includes(item.kind) ? [item.type ?? ''] : typeLines(item.type ?? '')),
  ...members.map((member) => `${declaredName(member)}: ${member.type}`),
  ...(item.media ?? []),
  ...lines('header', item.headers),
  ...lines('default', [item.default]),
];

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
