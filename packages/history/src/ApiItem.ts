/** What a part of an API is: as TypeScript calls it for the SDKs, as OpenAPI does for the backend. */
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

/** One part of a public API: an export, a member, an operation, a property of a schema. A snapshot has one line for each. */
export interface ApiItem {
  /** As code names it: `Account.transfer`, `createOrder.body`. */
  name: string;
  kind: ItemKind;
  /** Its type as TypeScript writes it, also for the backend's JSON; what a class or an interface extends. */
  type?: string;
  optional?: true;
  readonly?: true;
  static?: true;
  deprecated?: true;
  /** Where a parameter of the backend stands: `query`, `header`. */
  in?: string;
  /** The media types of a body or an answer. */
  media?: readonly string[];
  /** The names of an answer's headers. */
  headers?: readonly string[];
  /** What stands for it where it's left out, as the sources write it. */
  default?: string;
  /** The way in below the package that exports it, such as `server`; none for the package itself. */
  entry?: string;
}

/** The type of a constructor that isn't for users. */
export const HIDDEN_CALL = 'never';

/** The same in the sources, with where it stands and since when they say that it's there. */
export interface SourceItem extends ApiItem {
  file: string;
  line: number;
  since?: string;
}

/** The symbol, operation or schema that an item is a part of, or is. */
export const ownerOf = (name: string): string => name.replace(/\..*$/s, '');

export const isMember = ({ name }: Pick<ApiItem, 'name'>): boolean => name.includes('.');
