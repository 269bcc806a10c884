import ts from 'typescript';
import { isMember, ownerOf, type ApiItem } from '../ApiItem.ts';
import { bindTypeArguments, headOf, replaceNames } from './heads.ts';
import { parseType } from './parse.ts';

/** The items of one version, by name. */
type Items = ReadonlyMap<string, ApiItem>;

/** The members of each item with members, by the item's name. */
type Members = ReadonlyMap<string, readonly ApiItem[]>;

/** One version of an API, indexed for comparing. */
export interface ApiVersion {
  items: Items;
  members: Members;
}

export function indexVersion(items: readonly ApiItem[]): ApiVersion {
  const members = new Map<string, ApiItem[]>();
  for (const item of items) {
    if (!isMember(item)) continue;
    const owner = ownerOf(item.name);
    members.set(owner, [...(members.get(owner) ?? []), item]);
  }
  return { items: new Map(items.map((item) => [item.name, item])), members };
}

/** Returns the member's own name: `Account.transfer` → `transfer`. */
export const memberName = ({ name }: ApiItem): string => name.slice(name.indexOf('.') + 1);

/** Returns a member that an item declares or inherits, with the type arguments that the item passes to its parent. */
export function findMember(version: ApiVersion, owner: string, name: string): ApiItem | undefined {
  const declared = version.items.get(`${owner}.${name}`);
  if (declared) return declared;
  const item = version.items.get(owner);
  if (!item) return undefined;
  const { parents } = headOf(item.type);
  // A class that doesn't declare a constructor has one without arguments.
  if (name === 'constructor' && item.kind === 'class' && parents.length === 0)
    return { name: `${owner}.${name}`, kind: 'constructor', type: '() => void' };
  for (const parent of parents) {
    const parentName = parent.expression.getText();
    const member = parentName === owner ? undefined : findMember(version, parentName, name);
    if (!member) continue;
    const names = bindTypeArguments(
      headOf(version.items.get(parentName)?.type).generics,
      parent.typeArguments ?? [],
    );
    return names && member.type !== undefined
      ? { ...member, type: replaceNames(member.type, names) }
      : member;
  }
  return undefined;
}

/** Returns the names of all members that an item declares or inherits. */
export const memberNames = (version: ApiVersion, owner: string): string[] => [
  ...new Set([
    ...(version.members.get(owner) ?? []).map(memberName),
    ...headOf(version.items.get(owner)?.type).parents.flatMap(({ expression }) =>
      expression.getText() === owner ? [] : memberNames(version, expression.getText()),
    ),
  ]),
];

/**
 * Returns a named type's definition for its type arguments, or nothing for classes, enumerations and other packages'
 * types.
 */
export function definitionOf(version: ApiVersion, node: ts.TypeNode): ts.TypeNode | undefined {
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const item = version.items.get(node.typeName.getText());
  if (!item || !['type', 'interface', 'schema'].includes(item.kind)) return undefined;
  const names = bindTypeArguments(headOf(item.type).generics, node.typeArguments ?? []);
  return names && parseType(replaceNames(definitionText(version, item), names));
}

/** Returns the complete definition of a name, as one type. */
export function definitionText(version: ApiVersion, { name, type }: ApiItem): string {
  const { text, parents } = headOf(type);
  if (text !== undefined) return text;
  const ownMembers = objectText(version.members.get(name) ?? []);
  return [...parents.map((parent) => parent.getText()), ownMembers].join(' & ');
}

/** Prints members as an object type. */
const objectText = (members: readonly ApiItem[]): string =>
  `{ ${members.map((member) => `${declaredName(member)}: ${member.type ?? 'unknown'}`).join('; ')} }`;

/** Prints a member's name as in a declaration, such as `readonly 'content-type'?`. */
export function declaredName(member: ApiItem): string {
  const name = memberName(member);
  const isPlain = /^[\w$]+$|^(?:readonly )?\[/.test(name);
  const isMarked = member.readonly && !name.startsWith('readonly ');
  return `${isMarked ? 'readonly ' : ''}${isPlain ? name : `'${name}'`}${member.optional ? '?' : ''}`;
}
