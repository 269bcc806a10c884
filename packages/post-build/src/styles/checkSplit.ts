import { AtRule, type Container, type Document } from 'postcss';
import { withoutOverruled } from './overruled.ts';
import { readSheet } from './readSheet.ts';
import type { Has, Selector } from './selectors.ts';
import type { SheetSite } from './SheetSite.ts';
import type { Split } from './splitSheet.ts';

/** A declaration under one selector, with everything around it. */
interface Said {
  selector: Selector;
  property: string;
  value: string;
  /** The same in all sheets that say it. */
  text: string;
}

function conditions(node: Container | Document | undefined): string {
  return node instanceof AtRule ? `${conditions(node.parent)}@${node.name} ${node.params} ` : '';
}

/** Everything that a sheet says. */
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
 * Checks, from the sheets as they were written, that each page is linked to all that can hold on it, and that with the
 * late sheet all is there that can hold at all.
 *
 * @param names - what the pages are called in an error
 */
export function checkSplit(css: string, split: Split, site: SheetSite, names: readonly string[]): void {
  const whole = saidBy(css);
  const [first, winning, late] = [split.first, split.print, split.late].map(saidBy);
  // What wins on paper says what it did, and that it wins.
  const print = winning?.flatMap((said) => [said, { ...said, text: said.text.replace(' !important', '') }]);
  const always = [...(first ?? []), ...(print ?? [])];

  /** What is missing where a page, or all that scripts may bring, gets these sheets. */
  const lostBy = (linked: readonly Said[]) => {
    const said = new Set(linked.map(({ text }) => text));
    const used = new Set(linked.flatMap(({ value }) => value.match(/--[\w-]+/g) ?? []));
    const unsaid = whole.filter(
      ({ property, text }) => !said.has(text) && (!property.startsWith('--') || used.has(property)),
    );
    // A sheet may say of another page's elements what a value of its own would overrule.
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
