/** The kind of an API item, in TypeScript's terms for the SDKs, and in OpenAPI's for the backend. */
export type ItemKind =
  | 'class'
  | 'interface'
  | 'type'
  | 'enum'
  | 'function'
  | 'variable'
  | 'constructor'
  | 'method'
  | 'property'
  | 'value'
  | 'operation'
  | 'event'
  | 'parameter'
  | 'body'
  | 'response'
  | 'schema';

/**
 * One part of a public API: an export, a member, an operation, or a property of a schema. A snapshot has one line for
 * each.
 */
export interface ApiItem {
  /** The name in code: `Account.transfer`, `createOrder.body`. */
  name: string;
  kind: ItemKind;
  /**
   * The type in TypeScript's syntax, also for the backend's JSON. For a class or an interface, the types that it
   * extends.
   */
  type?: string;
  optional?: true;
  readonly?: true;
  static?: true;
  deprecated?: true;
  /** The location of a backend parameter: `query`, `header`. */
  in?: string;
  /** The media types of a body or a response. */
  media?: readonly string[];
  headers?: readonly string[];
  /** The default value, as written in the sources. */
  default?: string;
  /** The entry point that exports it, such as `server`. Absent for the package's main entry. */
  entry?: string;
}

/** The type of a constructor that isn't public. */
export const HIDDEN_CONSTRUCTOR = 'never';

/** An item of the sources, with its location and the version of its `since` tag. */
export interface SourceItem extends ApiItem {
  file: string;
  line: number;
  since?: string;
}

/** Returns the name of the symbol, operation or schema that an item is or belongs to. */
export const ownerOf = (name: string): string => name.replace(/\..*$/s, '');

export const isMember = ({ name }: Pick<ApiItem, 'name'>): boolean => name.includes('.');

/** Returns the member's own name: `Account.transfer` → `transfer`. */
export const memberName = ({ name }: Pick<ApiItem, 'name'>): string => name.slice(name.indexOf('.') + 1);

/** Prints a member's name as in a declaration, such as `readonly 'content-type'?`. */
export function declaredName(member: ApiItem): string {
  const name = memberName(member);
  const isPlain = /^[\w$]+$|^(?:readonly )?\[/.test(name);
  const isMarked = member.readonly && !name.startsWith('readonly ');
  return `${isMarked ? 'readonly ' : ''}${isPlain ? name : `'${name}'`}${member.optional ? '?' : ''}`;
}

export function membersByOwner(items: readonly ApiItem[]): Map<string, ApiItem[]> {
  const members = new Map<string, ApiItem[]>();
  for (const item of items.filter(isMember)) {
    const owner = ownerOf(item.name);
    members.set(owner, [...(members.get(owner) ?? []), item]);
  }
  return members;
}
