import { ownerOf } from '../../../history/src/ApiItem.ts';
import type { Change } from '../../../history/src/Change.ts';

type FormatName = (change: Change) => string;

const code = (name: string): string => `\`${name}\``;

/** Formats the whole name, or a member's name as on the page of its owner. */
const shortName: FormatName = ({ name }) =>
  code(name.includes('.') ? name.slice(ownerOf(name).length + 1) : name);
const fullName: FormatName = ({ name }) => code(name);

/** Returns changes as lines of Markdown: breaking changes, then one line for all additions, then the other changes. */
export function changeLines(changes: readonly Change[], isShort: boolean): string[] {
  const nameOf = isShort ? shortName : fullName;
  const compatible = changes.filter(({ isBreaking }) => !isBreaking);
  const added = compatible.filter(({ what }) => what === 'added').map(nameOf);
  return [
    ...breakingLines(
      changes.filter(({ isBreaking }) => isBreaking),
      nameOf,
    ),
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

/** Describes a change by the lines that differ, in Markdown. */
export function describeChange({ what, lines, isRequired }: Change): string {
  if (what === 'added') return isRequired ? 'new and required' : 'new';
  const [before, after] = [lines?.before ?? [], lines?.after ?? []].map((each) =>
    each.map(lineText).join(', '),
  );
  if (what === 'removed') return 'removed';
  if (!before) return `now also ${alternatives.format((lines?.after ?? []).map(lineText))}`;
  return after ? `${after} instead of ${before}` : `no longer ${before}`;
}

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

/** The type of the values that the API may add to a union. */
const OPEN = 'string & {}';

const lineText = (line: string): string => (line === OPEN ? 'any other string' : code(line));
