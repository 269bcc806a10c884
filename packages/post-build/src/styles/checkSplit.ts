import { AtRule, type Container, type Document } from 'postcss';
import { removeOverridden } from './overridden.ts';
import { readSheet } from './readSheet.ts';
import type { HasName, Selector } from './selectors.ts';
import type { SiteNames } from './SiteNames.ts';
import type { Split } from './splitSheet.ts';

/** A declaration of one selector, with its conditions. */
interface SheetDeclaration {
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
function declarationsOf(css: string): SheetDeclaration[] {
  return removeOverridden(readSheet(css)).rules.flatMap(({ rule, selectors, declarations }) =>
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
export function checkSplit(css: string, split: Split, site: SiteNames, names: readonly string[]): void {
  const allDeclarations = declarationsOf(css);
  const [first, winning, late] = [split.first, split.print, split.late].map(declarationsOf);
  // The print sheet has the original declarations, made `!important`.
  const print = winning?.flatMap((declaration) => [
    declaration,
    { ...declaration, text: declaration.text.replace(' !important', '') },
  ]);
  const always = [...(first ?? []), ...(print ?? [])];

  /** Returns a check of a page, or of everything that scripts may add, for declarations that these sheets lack. */
  const missingCheck = (linked: readonly SheetDeclaration[]) => {
    const linkedTexts = new Set(linked.map(({ text }) => text));
    const used = new Set(linked.flatMap(({ value }) => value.match(/--[\w-]+/g) ?? []));
    const absent = allDeclarations.filter(
      ({ property, text }) => !linkedTexts.has(text) && (!property.startsWith('--') || used.has(property)),
    );
    // A sheet may style other pages' elements, so a custom property is only needed by declarations that can match.
    const isUsed = (property: string, has: HasName) =>
      linked.some(({ value, selector }) => value.includes(property) && selector.canMatch(has));
    return (has: HasName, name: string) => {
      const missing = absent.filter(
        ({ property, selector }) =>
          selector.canMatch(has) && (!property.startsWith('--') || isUsed(property, has)),
      );
      if (!missing[0]) return;
      throw new Error(
        `${name}: the style sheets lack "${missing[0].text}", and ${missing.length - 1} more declarations`,
      );
    };
  };
  const checkSharedSheets = missingCheck(always);
  site.pages.forEach((has, page) => {
    const ownSheet = split.ofPage.get(page);
    const check = ownSheet ? missingCheck([...always, ...declarationsOf(ownSheet)]) : checkSharedSheets;
    check(has, names[page] ?? '');
  });
  const anywhere: HasName = (name) => site.scripts(name) || site.pages.some((has) => has(name));
  missingCheck([...always, ...(late ?? [])])(anywhere, 'all pages and scripts');
}
