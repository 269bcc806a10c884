import ts from 'typescript';
import { isMember, ownerOf, type ApiItem } from '../ApiItem.ts';
import { filled, headOf, replaceNames } from './heads.ts';
import { parseType } from './parse.ts';

/** The items of one version, by name. */
type Items = ReadonlyMap<string, ApiItem>;

/** The members of each item that has some. */
type Members = ReadonlyMap<string, readonly ApiItem[]>;

/** One version of an API, as comparing needs it. */
export interface Version {
  items: Items;
  members: Members;
}

export function versionOf(items: readonly ApiItem[]): Version {
  const members = new Map<string, ApiItem[]>();
  for (const item of items) {
    if (!isMember(item)) continue;
    const owner = ownerOf(item.name);
    members.set(owner, [...(members.get(owner) ?? []), item]);
  }
  return { items: new Map(items.map((item) => [item.name, item])), members };
}

/** The member's own name: `Account.transfer` → `transfer`. */
export const memberName = ({ name }: ApiItem): string => name.slice(name.indexOf('.') + 1);

/** A member that an item has itself or from what it extends, with the types that it's given there. */
export function memberOf(version: Version, owner: string, name: string): ApiItem | undefined {
  const own = version.items.get(`${owner}.${name}`);
  if (own) return own;
  const item = version.items.get(owner);
  if (!item) return undefined;
  const { parents } = headOf(item.type);
  // A class that says nothing of it is made without arguments.
  if (name === 'constructor' && item.kind === 'class' && parents.length === 0)
    return { name: `${owner}.${name}`, kind: 'constructor', type: '() => void' };
  for (const parent of parents) {
    const above = parent.expression.getText();
    const found = above === owner ? undefined : memberOf(version, above, name);
    if (!found) continue;
    const names = filled(headOf(version.items.get(above)?.type).generics, parent.typeArguments ?? []);
    return names && found.type !== undefined ? { ...found, type: replaceNames(found.type, names) } : found;
  }
  return undefined;
}

/** The names of all members that an item has, also from what it extends. */
export const memberNames = (version: Version, owner: string): string[] => [
  ...new Set([
    ...(version.members.get(owner) ?? []).map(memberName),
    ...headOf(version.items.get(owner)?.type).parents.flatMap(({ expression }) =>
      expression.getText() === owner ? [] : memberNames(version, expression.getText()),
    ),
  ]),
];

/** What a named type is, for the types that it's given; nothing for classes, enumerations and other packages' types. */
export function definitionOf(version: Version, node: ts.TypeNode): ts.TypeNode | undefined {
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const item = version.items.get(node.typeName.getText());
  if (!item || !['type', 'interface', 'schema'].includes(item.kind)) return undefined;
  const names = filled(headOf(item.type).generics, node.typeArguments ?? []);
  return names && parseType(replaceNames(textOfItem(version, item), names));
}

/** The whole of what a name stands for, as one type. */
export function textOfItem(version: Version, { name, type }: ApiItem): string {
  const { text, parents } = headOf(type);
  if (text !== undefined) return text;
  const own = objectText(version.members.get(name) ?? []);
  return [...parents.map((parent) => parent.getText()), own].join(' & ');
}

/** Members as an object type. */
const objectText = (members: readonly ApiItem[]): string =>
  `{ ${members.map((member) => `${keyOf(member)}: ${member.type ?? 'unknown'}`).join('; ')} }`;

/** A member's name as a declaration has it, such as `readonly 'content-type'?`. */
export function keyOf(member: ApiItem): string {
  const name = memberName(member);
  const isPlain = /^[\w$]+$|^(?:readonly )?\[/.test(name);
  const isMarked = member.readonly && !name.startsWith('readonly ');
  return `${isMarked ? 'readonly ' : ''}${isPlain ? name : `'${name}'`}${member.optional ? '?' : ''}`;
}
