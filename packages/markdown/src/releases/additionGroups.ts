import type { ItemKind } from '../../../history/src/ApiItem.ts';
import type { Change } from '../../../history/src/Change.ts';

/** Titles of additions by kind, in the order of the page. */
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

/** Returns the collapsible groups of a version's additions. */
export const additionGroups = (changes: readonly Change[]): { title: string; changes: Change[] }[] =>
  GROUPS.map(([title, kinds]) => ({
    title,
    changes: changes.filter(({ what, kind }) => what === 'added' && kinds.includes(kind)),
  })).filter(({ changes: additions }) => additions.length > 0);
