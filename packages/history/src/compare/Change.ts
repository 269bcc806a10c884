import type { ItemKind } from '../ApiItem.ts';

/** What a change does to code that was right before it, the worst first. */
const impacts = ['breaking', 'addition', 'fix'] as const;
export type Impact = (typeof impacts)[number];

/** How one item differs between two versions of an API. */
export interface Change {
  /** Name of the item: `Account.transfer`. */
  name: string;
  kind: ItemKind;
  what: 'added' | 'removed' | 'changed';
  impact: Impact;
  /** What is different, as sentences without a period: ``Takes `options` ``. */
  reasons: string[];
  /** The type, where it's another one. */
  before?: string;
  after?: string;
}

/** One difference inside an item. */
export interface Reason {
  impact: Impact;
  text: string;
  /** Two types of which only the compiler can say whether one may stand for the other. */
  question?: Question;
}

/** What the compiler is asked. */
export interface Question {
  before: string;
  after: string;
  /** Whether code gives such values to the API, gets them from it, or both. */
  isGiven: boolean;
  isReturned: boolean;
}

export const worst = (all: readonly Impact[]): Impact =>
  impacts.find((impact) => all.includes(impact)) ?? 'fix';
