import type { ItemKind } from './ApiItem.ts';

/** The difference of one item between two versions of an API. */
export interface Change {
  /** Name of the item: `Account.transfer`. */
  name: string;
  kind: ItemKind;
  what: 'added' | 'removed' | 'changed';
  /** The lines that only one of the versions has, if the item is changed. */
  lines?: { before: readonly string[]; after: readonly string[] };
  /** Whether a new item is a required part of an object that code may have to provide. */
  isRequired?: true;
  /** Whether the type had no members of its own before, or has none now. */
  isConverted?: true;
  /** Whether the changelog says that the change breaks code. */
  isBreaking?: true;
}
