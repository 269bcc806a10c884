import {
  declaredName,
  HIDDEN_CONSTRUCTOR,
  isMember,
  memberName,
  membersByOwner,
  type ApiItem,
} from './ApiItem.ts';

/**
 * Writes an API as TypeScript declarations, from its items alone, so that a program can be compiled against an old
 * release.
 */
export function printDeclarations(items: readonly ApiItem[]): string {
  const members = membersByOwner(items);
  return items
    .filter((item) => !isMember(item))
    .map((item) => declaration(item, members.get(item.name) ?? []))
    .join('\n');
}

function declaration(item: ApiItem, members: readonly ApiItem[]): string {
  const { name, kind, type = '' } = item;
  const body = `{ ${members.map(memberText).join(' ')} }`;
  switch (kind) {
    case 'class': {
      const isAbstract = type.startsWith('abstract');
      return `export ${isAbstract ? 'abstract ' : ''}class ${name} ${type.replace(/^abstract ?/, '')} ${body}`;
    }
    case 'interface':
      return `export interface ${name}${type && !type.startsWith('<') ? ' ' : ''}${type} ${body}`;
    case 'type':
    case 'schema':
      // With members, an equals sign belongs to a type parameter's default.
      return `export type ${name}${type.includes('=') && members.length === 0 ? type : `${type} = ${body}`};`;
    case 'enum':
      return `export enum ${name} { ${members.map((member) => `${memberName(member)} = ${member.type}`).join(', ')} }`;
    case 'function':
    case 'variable':
      return `export const ${name}: ${type};`;
    default:
      return '';
  }
}

function memberText(member: ApiItem): string {
  const { kind, type = 'unknown' } = member;
  // Subclasses may call a constructor that isn't public.
  if (kind === 'constructor' && type === HIDDEN_CONSTRUCTOR) return 'protected constructor();';
  if (kind === 'constructor') return `constructor${type.replace(/ => void$/, '')};`;
  return `${member.static ? 'static ' : ''}${declaredName(member)}: ${type};`;
}
