import { ownerOf } from '../../../history/src/ApiItem.ts';
import type { Change } from '../../../history/src/compare/Change.ts';

/** How a change's name is written. */
type Named = (change: Change) => string;

const code = (name: string): string => `\`${name}\``;

/** The whole name, or a member as the page of its owner calls it. */
const shortName: Named = ({ name }) => code(name.includes('.') ? name.slice(ownerOf(name).length + 1) : name);
const fullName: Named = ({ name }) => code(name);

export const isBreaking = ({ impact }: Change): boolean => impact === 'breaking';

/** Changes as lines of Markdown, the breaking ones first: what is new in one line, and then one line for each. */
export function changeLines(changes: readonly Change[], isShort: boolean): string[] {
  const nameOf = isShort ? shortName : fullName;
  const others = changes.filter((change) => !isBreaking(change));
  const added = others.filter(({ what }) => what === 'added').map(nameOf);
  return [
    ...breakingLines(changes.filter(isBreaking), nameOf),
    ...(added.length > 0 ? [`Added ${added.join(', ')}`] : []),
    ...differenceLines(
      others.filter(({ what }) => what !== 'added'),
      nameOf,
    ),
  ];
}

export const breakingLines = (changes: readonly Change[], nameOf: Named): string[] =>
  differenceLines(changes, nameOf).map((line) => `**Breaking:** ${line}`);

/** What is different, with everything together of which the same is said. */
export function differenceLines(changes: readonly Change[], nameOf: Named): string[] {
  const names = new Map<string, string[]>();
  for (const change of changes) {
    const said = saidOf(change);
    names.set(said, [...(names.get(said) ?? []), nameOf(change)]);
  }
  return [...names].map(([said, own]) => `${own.join(', ')}: ${said}`);
}

function saidOf({ what, reasons }: Change): string {
  if (what === 'removed') return 'removed';
  return [...(what === 'added' ? ['new'] : []), ...reasons].join('; ');
}
