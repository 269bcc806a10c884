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
export function removeOverridden(sheet: Sheet): Sheet {
  const { rules } = sheet;
  const overrides = new Map<string, Set<string>>();
  const overriding = rules.filter((rule) => !rule.layer && isUnconditional(rule));
  for (const { selectors, declarations } of overriding) {
    for (const { text } of selectors) {
      const properties = overrides.get(text) ?? new Set();
      overrides.set(text, properties);
      for (const { prop } of declarations) properties.add(prop);
    }
  }
  const hasOverride = (selector: string, property: string) =>
    [...(overrides.get(selector) ?? [])].some((override) => covers(override, property));
  const isOverridden = (selector: string, property: string) =>
    hasOverride(selector, property) || (ROOT.test(selector) && hasOverride(':root', property));
  const applies = ({ layer }: StyleRule, selector: string, { prop, important }: Declaration) =>
    !layer || important || !isOverridden(selector, prop);
  return {
    ...sheet,
    // The minifier merges rules with the same declarations, so each selector may be overridden separately.
    rules: rules.flatMap((rule) => {
      const { declarations } = rule;
      const appliesFully = (text: string) =>
        declarations.every((declaration) => applies(rule, text, declaration));
      const unchanged = rule.selectors.filter(({ text }) => appliesFully(text));
      const parts = rule.selectors.filter(({ text }) => !appliesFully(text));
      return [
        ...(unchanged.length ? [{ ...rule, selectors: unchanged }] : []),
        ...parts.map((selector) => ({
          ...rule,
          selectors: [selector],
          declarations: declarations.filter((declaration) => applies(rule, selector.text, declaration)),
        })),
      ];
    }),
  };
}
