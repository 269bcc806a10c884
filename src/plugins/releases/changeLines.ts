import { ownerOf } from '../../../facts/history/ApiItem.ts';
import type { Change } from '../../../facts/history/compare/Change.ts';

const code = (name: string): string => `\`${name}\``;

/** Member of an owner as its page calls it. */
const shortName = ({ name }: Change, isShort: boolean): string =>
  code(isShort && name.includes('.') ? name.slice(ownerOf(name).length + 1) : name);

/** Changes as lines of Markdown, the breaking ones first: what is new in one line, and then one line for each. */
export function changeLines(changes: readonly Change[], isShort: boolean): string[] {
  const names = (what: Change['what']) =>
    changes
      .filter((change) => change.what === what && change.impact !== 'breaking')
      .map((change) => shortName(change, isShort));
  const added = names('added');
  return [
    ...changes
      .filter(({ impact }) => impact === 'breaking')
      .map((one) => `**Breaking:** ${lineOf(one, isShort)}`),
    ...(added.length > 0 ? [`Added ${added.join(', ')}`] : []),
    ...changes
      .filter(({ what, impact }) => what === 'changed' && impact !== 'breaking')
      .map((one) => lineOf(one, isShort)),
  ];
}

function lineOf(change: Change, isShort: boolean): string {
  const name = shortName(change, isShort);
  if (change.what === 'removed') return `${name} is removed`;
  if (change.what === 'added') return `${name} is new, and ${change.reasons.join('; ')}`;
  return `${name}: ${change.reasons.join('; ')}`;
}
