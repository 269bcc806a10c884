import type { ItemKind } from '../../../history/src/ApiItem.ts';
import type { Change } from '../../../history/src/compare/Change.ts';

/** What is new, by kinds, in the order of the page. */
const GROUPS: readonly (readonly [title: string, kinds: readonly ItemKind[]])[] = [
  ['New operations', ['operation']],
  ['New events', ['event']],
  ['New functions', ['function']],
  ['New classes', ['class']],
  ['New constants', ['variable']],
  ['New methods', ['method', 'constructor']],
  ['New properties', ['property']],
  ['New parameters', ['parameter']],
  ['New request bodies', ['body']],
  ['New responses', ['response']],
  ['New enumerations', ['enum']],
  ['New enumeration values', ['value']],
  ['New types', ['type', 'interface']],
  ['New schemas', ['schema']],
];

/** A part of a version's changes that opens. */
export interface Group {
  title: string;
  changes: readonly Change[];
}

/** What a version adds, by kinds. */
export const additionGroups = (changes: readonly Change[]): Group[] =>
  GROUPS.map(([title, kinds]) => ({
    title,
    changes: changes.filter(({ what, kind }) => what === 'added' && kinds.includes(kind)),
  })).filter(({ changes: own }) => own.length > 0);
