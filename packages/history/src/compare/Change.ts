import type { ItemKind } from '../ApiItem.ts';

/** The effect of a change on code that compiled before it, worst first. */
const impacts = ['breaking', 'addition', 'fix'] as const;
export type Impact = (typeof impacts)[number];

/** The difference of one item between two versions of an API. */
export interface Change {
  /** Name of the item: `Account.transfer`. */
  name: string;
  kind: ItemKind;
  what: 'added' | 'removed' | 'changed';
  impact: Impact;
  /** The differences, as sentences without a period: ``Takes `options` ``. */
  reasons: string[];
  /** The old and new type, if it changed. */
  before?: string;
  after?: string;
}

/** One difference inside an item. */
export interface Reason {
  impact: Impact;
  text: string;
  /** Two types whose assignability only the compiler can determine. */
  question?: Question;
}

/** A question for the compiler about two types. */
export interface Question {
  before: string;
  after: string;
  /** Whether code passes such values to the API, receives them from it, or both. */
  isInput: boolean;
  isOutput: boolean;
}

export const worst = (candidates: readonly Impact[]): Impact =>
  impacts.find((impact) => candidates.includes(impact)) ?? 'fix';
