import postcss from 'postcss';
import { createMayMatchSame } from './mayMatchSame.ts';
import { needsOf, type Needs } from './needs.ts';
import { repeatOverrides, type TargetedStyle } from './repeatOverrides.ts';
import { removeOverridden } from './overridden.ts';
import { intersectTargets, targetOfPages, type SheetTarget } from './SheetTarget.ts';
import { readSheet, type Sheet } from './readSheet.ts';
import type { HasName, Selector } from './selectors.ts';
import type { SiteNames } from './SiteNames.ts';
import { writeSheet } from './writeSheet.ts';

/** The text of each sheet, in the order in which they are linked. It may be empty. */
export interface Split {
  first: string;
  /** Styles that only this page and few others need, by the page's index. */
  ofPage: ReadonlyMap<number, string>;
  /** Styles that only apply to print. They override all screen styles, wherever they are linked. */
  print: string;
  late: string;
}

/** Returns the sheet of a selector, or nothing if no page and no script has the names that it requires. */
function targetOfSelector(selector: Selector, { pages, scripts }: SiteNames): SheetTarget | undefined {
  const on = new Set(pages.flatMap((has, page) => (selector.canMatch(has) ? [page] : [])));
  if (on.size) return targetOfPages(on, pages.length);
  const somewhere: HasName = (name) => scripts(name) || pages.some((has) => has(name));
  return selector.canMatch(somewhere) ? 'late' : undefined;
}

/** Whether a selector matches the root element, in one color mode or in both. */
const isRoots = ({ text }: Selector) =>
  /^(:root|html|\[data-theme[^\]]*\])+$/.test(text.replace(/^:where\((.*)\)$/, '$1'));

/** Returns every declaration for each of its selectors, in order, with its sheet. */
function assignTargets(
  sheet: Sheet,
  targets: ReadonlyMap<Selector, SheetTarget>,
  needs: Needs,
): TargetedStyle[] {
  return sheet.rules.flatMap((rule) =>
    rule.declarations.flatMap((declaration) => {
      const { prop } = declaration;
      // A custom property belongs to the sheet that uses it.
      const needed = prop.startsWith('--') ? needs.property(prop) : 'first';
      if (!needed) return [];
      return rule.selectors.flatMap((selector) => {
        const ownTarget = targets.get(selector);
        if (!ownTarget) return [];
        const target = intersectTargets(ownTarget, needed);
        // Every element inherits from the root. If these styles were loaded later, all elements would be restyled.
        const isEarly = target !== 'print' && isRoots(selector);
        return [{ rule, selector, declaration, target: isEarly ? 'first' : target }];
      });
    }),
  );
}

/** Makes print styles override all screen styles, which would otherwise have to be repeated after them. */
function makeImportant(css: string): string {
  const root = postcss.parse(css);
  root.walkDecls((declaration) => {
    declaration.important = true;
  });
  return String(root);
}

/**
 * Splits the one sheet of all pages and scripts. Linked in the order of `Split`, the sheets have the same effect.
 */
export function splitSheet(css: string, site: SiteNames): Split {
  const sheet = removeOverridden(readSheet(css));
  const targets = new Map<Selector, SheetTarget>();
  for (const { selectors, print } of sheet.rules) {
    for (const selector of selectors) {
      const target = targetOfSelector(selector, site);
      if (target) targets.set(selector, print && target !== 'late' ? 'print' : target);
    }
  }
  const needs = needsOf(sheet, targets, site);
  const atRuleTargets = new Map(sheet.namedAtRules.map((rule) => [rule, needs.atRule(rule)]));
  const styles = assignTargets(sheet, targets, needs);
  const early = styles.filter(({ target }) => target !== 'late');
  const screen = early.filter(({ target }) => target !== 'print');
  const mayMatchSame = createMayMatchSame(site.elements);
  /** Writes a sheet's own styles, given all styles that are linked up to here. */
  const write = (
    linked: readonly TargetedStyle[],
    isIncluded: (target: SheetTarget | undefined) => boolean,
  ) =>
    writeSheet(
      sheet,
      repeatOverrides(linked, ({ target }) => isIncluded(target), mayMatchSame),
      (rule) => isIncluded(atRuleTargets.get(rule)),
    );
  const first = write(
    screen.filter(({ target }) => target === 'first'),
    (target) => target === 'first',
  );
  const isOfPage = (target: SheetTarget | undefined, page: number) =>
    target instanceof Set && target.has(page);
  const pagesWithOwn = new Set(
    [...styles.map(({ target }) => target), ...atRuleTargets.values()].flatMap((target) =>
      target instanceof Set ? [...target] : [],
    ),
  );
  return {
    // The first sheet declares the order of all layers, including those that it has no styles of.
    first: (sheet.layers.length ? `@layer ${sheet.layers.join()};` : '') + first,
    ofPage: new Map(
      [...pagesWithOwn].map((page) => {
        const linked = screen.filter(({ target }) => target === 'first' || isOfPage(target, page));
        return [page, write(linked, (target) => isOfPage(target, page))];
      }),
    ),
    print: makeImportant(
      write(
        early.filter(({ target }) => target === 'print'),
        (target) => target === 'print',
      ),
    ),
    // Includes the styles of all pages, since a reader may navigate from any page to any other.
    late: write(styles, (target) => target === 'late' || target instanceof Set),
  };
}
