import type { Declaration } from 'postcss';
import type { MayMatchSame } from './mayMatchSame.ts';
import type { SheetTarget } from './SheetTarget.ts';
import type { StyleRule } from './readSheet.ts';
import type { Selector } from './selectors.ts';

/** A declaration of one selector of a rule, with its sheet. */
export interface TargetedStyle {
  rule: StyleRule;
  selector: Selector;
  declaration: Declaration;
  target: SheetTarget;
}

/** Groups of properties that can override each other under different names. */
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
  const group = GROUPS.findIndex((pattern) => pattern.test(name));
  return group === -1 ? name : String(group);
}

/**
 * Returns the styles of a sheet that is linked after others. Between two declarations of the same weight, the later one
 * wins. Styles that follow one of this sheet and may match the same element are therefore repeated, from any sheet.
 *
 * @param all - all styles, in the order of the whole sheet
 * @param isInSheet - whether a style belongs to the sheet itself
 */
export function repeatOverrides(
  all: readonly TargetedStyle[],
  isInSheet: (style: TargetedStyle) => boolean,
  mayMatchSame: MayMatchSame,
): Set<TargetedStyle> {
  const chosen = new Set<TargetedStyle>();
  const before = new Map<string, TargetedStyle[]>();
  for (const style of all) {
    const { rule, selector, declaration } = style;
    const key = [rule.layer, declaration.important, selector.specificity, groupOf(declaration.prop)].join(
      ' ',
    );
    const earlier = before.get(key) ?? [];
    if (
      !isInSheet(style) &&
      !earlier.some((previous) => mayMatchSame(selector.subject, previous.selector.subject))
    )
      continue;
    chosen.add(style);
    before.set(key, [...earlier, style]);
  }
  return chosen;
}
