import ts from 'typescript';
import { isMember, type ApiItem } from '../ApiItem.ts';
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
    const owner = item.name.slice(0, item.name.indexOf('.'));
    members.set(owner, [...(members.get(owner) ?? []), item]);
  }
  return { items: new Map(items.map((item) => [item.name, item])), members };
}

/** The member's own name: `Account.transfer` → `transfer`. */
export const memberName = ({ name }: ApiItem): string => name.slice(name.indexOf('.') + 1);

/** `<T, U = string> …` → the generics' names, and the rest. */
export function splitGenerics(head = ''): { generics: string[]; rest: string } {
  if (!head.startsWith('<')) return { generics: [], rest: head };
  let depth = 0;
  const end = [...head].findIndex((sign, index) => {
    if (sign === '<') depth += 1;
    if (sign === '>' && head[index - 1] !== '=') depth -= 1;
    return depth === 0;
  });
  const source = ts.createSourceFile('t.ts', `type T${head.slice(0, end + 1)} = 0`, ts.ScriptTarget.ESNext);
  const [statement] = source.statements;
  const parameters = (statement as ts.TypeAliasDeclaration).typeParameters ?? [];
  return { generics: parameters.map(({ name }) => name.text), rest: head.slice(end + 1).trim() };
}

/** What a named type is, for the types that it's given; nothing for classes, enumerations and other packages' types. */
export function definitionOf(version: Version, node: ts.TypeNode): ts.TypeNode | undefined {
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const name = node.typeName.getText();
  const item = version.items.get(name);
  if (!item || !['type', 'interface', 'schema'].includes(item.kind)) return undefined;
  const { generics, rest } = splitGenerics(item.type);
  const given = (node.typeArguments ?? []).map((one) => one.getText());
  if (given.length !== generics.length) return undefined;
  const text = textOfDefinition(version, name, rest);
  const inBrackets = (one: string) => (/\s/.test(one) ? `(${one})` : one);
  const put = (all: string, generic: string, index: number) =>
    all.replace(new RegExp(`(?<![\\w$.'])${generic}(?![\\w$']|\\??:)`, 'g'), inBrackets(given[index] ?? ''));
  return parseType(generics.reduce(put, text));
}

function textOfDefinition(version: Version, name: string, rest: string): string {
  if (rest.startsWith('=')) return rest.slice(1).trim();
  const parents = rest
    .replace(/^extends /, '')
    .split(/, (?![^<]*>)/)
    .filter(Boolean);
  return [...parents, objectText(version.members.get(name) ?? [])].join(' & ');
}

/** Members as an object type. */
export const objectText = (members: readonly ApiItem[]): string =>
  `{ ${members.map((member) => `${keyOf(member)}: ${member.type ?? 'unknown'}`).join('; ')} }`;

/** A member's name as a declaration has it, such as `readonly 'content-type'?`. */
export function keyOf(member: ApiItem): string {
  const name = memberName(member);
  const isPlain = /^[\w$]+$|^(?:readonly )?\[/.test(name);
  const isMarked = member.readonly && !name.startsWith('readonly ');
  return `${isMarked ? 'readonly ' : ''}${isPlain ? name : `'${name}'`}${member.optional ? '?' : ''}`;
}
