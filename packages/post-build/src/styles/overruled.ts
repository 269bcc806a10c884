import { AtRule, type Declaration } from 'postcss';
import { covers } from './covers.ts';
import type { Sheet, StyleRule } from './readSheet.ts';

const isUnconditional = ({ rule }: StyleRule) => !(rule.parent instanceof AtRule);
/** Matches selectors of only the root element. */
export const ROOT = /^(:root|html)(\[[^\]]*\])*$/;

/**
 * Removes declarations in layers that never apply, because a rule outside of all layers overrides them for the same
 * elements in any state of the page. These are Infima's values for which the site has its own.
 */
export function withoutOverruled(sheet: Sheet): Sheet {
  const { rules } = sheet;
  const overruling = new Map<string, Set<string>>();
  for (const one of rules.filter((rule) => !rule.layer && isUnconditional(rule))) {
    for (const { text } of one.selectors) {
      const properties = overruling.get(text) ?? new Set();
      overruling.set(text, properties);
      for (const { prop } of one.declarations) properties.add(prop);
    }
  }
  const saysOf = (selector: string, property: string) =>
    [...(overruling.get(selector) ?? [])].some((own) => covers(own, property));
  const isOverruled = (selector: string, property: string) =>
    saysOf(selector, property) || (ROOT.test(selector) && saysOf(':root', property));
  const holds = ({ layer }: StyleRule, selector: string, { prop, important }: Declaration) =>
    !layer || important || !isOverruled(selector, prop);
  return {
    ...sheet,
    // The minifier merges rules with the same declarations, so each selector may be overridden separately.
    rules: rules.flatMap((rule) => {
      const { declarations } = rule;
      const isWhole = (text: string) => declarations.every((one) => holds(rule, text, one));
      const whole = rule.selectors.filter(({ text }) => isWhole(text));
      const parts = rule.selectors.filter(({ text }) => !isWhole(text));
      return [
        ...(whole.length ? [{ ...rule, selectors: whole }] : []),
        ...parts.map((selector) => ({
          ...rule,
          selectors: [selector],
          declarations: declarations.filter((one) => holds(rule, selector.text, one)),
        })),
      ];
    }),
  };
}
