import { AtRule, type Container, type Document } from 'postcss';
import { withoutOverruled } from './overruled.ts';
import { readSheet } from './readSheet.ts';
import type { Has, Selector } from './selectors.ts';
import type { SheetSite } from './SheetSite.ts';
import type { Split } from './splitSheet.ts';

/** A declaration of one selector, with its conditions. */
interface Said {
  selector: Selector;
  property: string;
  value: string;
  /** The declaration with its selector and conditions, for comparison between sheets. */
  text: string;
}

function conditions(node: Container | Document | undefined): string {
  return node instanceof AtRule ? `${conditions(node.parent)}@${node.name} ${node.params} ` : '';
}

/** Returns all declarations of a sheet. */
function saidBy(css: string): Said[] {
  return withoutOverruled(readSheet(css)).rules.flatMap(({ rule, selectors, declarations }) =>
    selectors.flatMap((selector) =>
      declarations.map(({ prop: property, value, important }) => ({
        selector,
        property,
        value,
        text: `${conditions(rule.parent)}${selector.text} { ${property}: ${value}${important ? ' !important' : ''} }`,
      })),
    ),
  );
}

/**
 * Checks the written sheets. Each page has to be linked to all declarations that can apply to it, and with the late
 * sheet, all declarations that can apply anywhere have to be present.
 *
 * @param names - names of the pages for errors
 */
export function checkSplit(css: string, split: Split, site: SheetSite, names: readonly string[]): void {
  const whole = saidBy(css);
  const [first, winning, late] = [split.first, split.print, split.late].map(saidBy);
  // The print sheet has the original declarations, made `!important`.
  const print = winning?.flatMap((said) => [said, { ...said, text: said.text.replace(' !important', '') }]);
  const always = [...(first ?? []), ...(print ?? [])];

  /** Returns a check of a page, or of everything that scripts may add, for declarations that these sheets lack. */
  const lostBy = (linked: readonly Said[]) => {
    const said = new Set(linked.map(({ text }) => text));
    const used = new Set(linked.flatMap(({ value }) => value.match(/--[\w-]+/g) ?? []));
    const unsaid = whole.filter(
      ({ property, text }) => !said.has(text) && (!property.startsWith('--') || used.has(property)),
    );
    // A sheet may style other pages' elements, so a custom property is only needed by declarations that can match.
    const isUsed = (property: string, has: Has) =>
      linked.some(({ value, selector }) => value.includes(property) && selector.canMatch(has));
    return (has: Has, name: string) => {
      const lost = unsaid.filter(
        ({ property, selector }) =>
          selector.canMatch(has) && (!property.startsWith('--') || isUsed(property, has)),
      );
      if (!lost[0]) return;
      throw new Error(`${name}: no sheet of it says "${lost[0].text}", nor ${lost.length - 1} more`);
    };
  };
  const withoutOwn = lostBy(always);
  site.pages.forEach((has, page) => {
    const own = split.ofPage.get(page);
    const check = own ? lostBy([...always, ...saidBy(own)]) : withoutOwn;
    check(has, names[page] ?? '');
  });
  const anywhere: Has = (name) => site.scripts(name) || site.pages.some((has) => has(name));
  lostBy([...always, ...(late ?? [])])(anywhere, 'the late sheet');
}
