import type { Declaration } from 'postcss';
import type { MayMeet } from './meeting.ts';
import type { Place } from './place.ts';
import type { StyleRule } from './readSheet.ts';
import type { Selector } from './selectors.ts';

/** A declaration under one selector of a rule, and where it goes. */
export interface PlacedStyle {
  rule: StyleRule;
  selector: Selector;
  declaration: Declaration;
  place: Place;
}

/** Properties of a group set each other, in the one name or the other. */
const GROUPS: readonly RegExp[] = [
  /^margin/,
  /^padding/,
  /^border/,
  /^(inset|top$|right$|bottom$|left$)/,
  /^(min-|max-)?(width|height|inline-size|block-size)$/,
  /^(row-|column-|grid-)?gap$/,
  /^(font|line-height)/,
  /^(flex|order$)/,
  /^grid/,
  /^(align|justify|place)-/,
  /^overflow/,
  /^(background|mask)/,
  /^text-(decoration|emphasis)/,
  /^list-style/,
  /^outline/,
  /^(animation|transition|scroll)/,
  /^(column|columns)/,
];

function groupOf(property: string): string {
  if (property.startsWith('--')) return property;
  const name = property.replace(/^-(webkit|moz|ms|o)-/, '').toLowerCase();
  const group = GROUPS.findIndex((one) => one.test(name));
  return group === -1 ? name : String(group);
}

/**
 * What has to be in a sheet that is linked after others. Between two declarations of the same weight the later one
 * wins: what came after something of the sheet, and may style the same element, is said in it again, from wherever it is.
 *
 * @param all - everything, in the order of the whole sheet
 * @param isIn - what is in the sheet for its own sake
 */
export function withWhatWins(
  all: readonly PlacedStyle[],
  isIn: (style: PlacedStyle) => boolean,
  mayMeet: MayMeet,
): Set<PlacedStyle> {
  const chosen = new Set<PlacedStyle>();
  const before = new Map<string, PlacedStyle[]>();
  for (const style of all) {
    const { rule, selector, declaration } = style;
    const key = [rule.layer, declaration.important, selector.specificity, groupOf(declaration.prop)].join(
      ' ',
    );
    const others = before.get(key) ?? [];
    if (!isIn(style) && !others.some((other) => mayMeet(selector.subject, other.selector.subject))) continue;
    chosen.add(style);
    before.set(key, [...others, style]);
  }
  return chosen;
}
