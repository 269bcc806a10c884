import { ownerOf } from '../../../history/src/ApiItem.ts';
import type { Change } from '../../../history/src/compare/Change.ts';

/** Formats the name of a change. */
type FormatName = (change: Change) => string;

const code = (name: string): string => `\`${name}\``;

/** Formats the whole name, or a member's name as on the page of its owner. */
const shortName: FormatName = ({ name }) =>
  code(name.includes('.') ? name.slice(ownerOf(name).length + 1) : name);
const fullName: FormatName = ({ name }) => code(name);

export const isBreaking = ({ impact }: Change): boolean => impact === 'breaking';

/** Returns changes as lines of Markdown: breaking changes, then one line for all additions, then the other changes. */
export function changeLines(changes: readonly Change[], isShort: boolean): string[] {
  const nameOf = isShort ? shortName : fullName;
  const compatible = changes.filter((change) => !isBreaking(change));
  const added = compatible.filter(({ what }) => what === 'added').map(nameOf);
  return [
    ...breakingLines(changes.filter(isBreaking), nameOf),
    ...(added.length > 0 ? [`Added ${added.join(', ')}`] : []),
    ...differenceLines(
      compatible.filter(({ what }) => what !== 'added'),
      nameOf,
    ),
  ];
}

export const breakingLines = (changes: readonly Change[], nameOf: FormatName): string[] =>
  differenceLines(changes, nameOf).map((line) => `**Breaking:** ${line}`);

/** Returns lines for differences, with items of the same description in one line. */
export function differenceLines(changes: readonly Change[], nameOf: FormatName): string[] {
  const names = new Map<string, string[]>();
  for (const change of changes) {
    const description = describeChange(change);
    names.set(description, [...(names.get(description) ?? []), nameOf(change)]);
  }
  return [...names].map(([description, group]) => `${group.join(', ')}: ${description}`);
}

function describeChange({ what, reasons }: Change): string {
  if (what === 'removed') return 'removed';
  return [...(what === 'added' ? ['new'] : []), ...reasons].join('; ');
}
