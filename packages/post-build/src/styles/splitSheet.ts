import postcss from 'postcss';
import { meetings } from './meeting.ts';
import { needsOf, type Needs } from './needs.ts';
import { withWhatWins, type PlacedStyle } from './order.ts';
import { withoutOverruled } from './overruled.ts';
import { placeOfBoth, placeOfPages, type Place } from './place.ts';
import { readSheet, type Sheet } from './readSheet.ts';
import type { Has, Selector } from './selectors.ts';
import type { SheetSite } from './SheetSite.ts';
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

/** Returns the place of a selector, or nothing if no page and no script has the names that it requires. */
function placeOfSelector(selector: Selector, { pages, scripts }: SheetSite): Place | undefined {
  const on = new Set(pages.flatMap((has, page) => (selector.canMatch(has) ? [page] : [])));
  if (on.size) return placeOfPages(on, pages.length);
  const somewhere: Has = (name) => scripts(name) || pages.some((has) => has(name));
  return selector.canMatch(somewhere) ? 'late' : undefined;
}

/** Whether a selector matches the root element, in one color mode or in both. */
const isRoots = ({ text }: Selector) =>
  /^(:root|html|\[data-theme[^\]]*\])+$/.test(text.replace(/^:where\((.*)\)$/, '$1'));

/** Returns every declaration for each of its selectors, in order, with its place. */
function placeAll(sheet: Sheet, places: ReadonlyMap<Selector, Place>, needs: Needs): PlacedStyle[] {
  return sheet.rules.flatMap((rule) =>
    rule.declarations.flatMap((declaration) => {
      const { prop } = declaration;
      // The place of a custom property is where it is used.
      const needed = prop.startsWith('--') ? needs.property(prop) : 'first';
      if (!needed) return [];
      return rule.selectors.flatMap((selector) => {
        const own = places.get(selector);
        if (!own) return [];
        const place = placeOfBoth(own, needed);
        // Every element inherits from the root. If these styles were loaded later, all elements would be restyled.
        const isEarly = place !== 'print' && isRoots(selector);
        return [{ rule, selector, declaration, place: isEarly ? 'first' : place }];
      });
    }),
  );
}

/** Makes print styles override all screen styles, which would otherwise have to be repeated after them. */
function winning(css: string): string {
  const root = postcss.parse(css);
  root.walkDecls((declaration) => {
    declaration.important = true;
  });
  return String(root);
}

/**
 * Splits the one sheet of all pages and scripts. Linked in the order of `Split`, the sheets have the same effect.
 */
export function splitSheet(css: string, site: SheetSite): Split {
  const sheet = withoutOverruled(readSheet(css));
  const places = new Map<Selector, Place>();
  for (const { selectors, print } of sheet.rules) {
    for (const selector of selectors) {
      const place = placeOfSelector(selector, site);
      if (place) places.set(selector, print && place !== 'late' ? 'print' : place);
    }
  }
  const needs = needsOf(sheet, places, site);
  const named = new Map(sheet.named.map((rule) => [rule, needs.atRule(rule)]));
  const styles = placeAll(sheet, places, needs);
  const early = styles.filter(({ place }) => place !== 'late');
  const screen = early.filter(({ place }) => place !== 'print');
  const mayMeet = meetings(site.elements);
  /** Writes a sheet's own styles, given all styles that are linked up to here. */
  const write = (linked: readonly PlacedStyle[], isMine: (place: Place | undefined) => boolean) =>
    writeSheet(
      sheet,
      withWhatWins(linked, ({ place }) => isMine(place), mayMeet),
      (rule) => isMine(named.get(rule)),
    );
  const first = write(
    screen.filter(({ place }) => place === 'first'),
    (place) => place === 'first',
  );
  const isOfPage = (place: Place | undefined, page: number) => place instanceof Set && place.has(page);
  const pagesWithOwn = new Set(
    [...styles.map(({ place }) => place), ...named.values()].flatMap((place) =>
      place instanceof Set ? [...place] : [],
    ),
  );
  return {
    // The first sheet declares the order of all layers, including those that it has no styles of.
    first: (sheet.layers.length ? `@layer ${sheet.layers.join()};` : '') + first,
    ofPage: new Map(
      [...pagesWithOwn].map((page) => {
        const linked = screen.filter(({ place }) => place === 'first' || isOfPage(place, page));
        return [page, write(linked, (place) => isOfPage(place, page))];
      }),
    ),
    print: winning(
      write(
        early.filter(({ place }) => place === 'print'),
        (place) => place === 'print',
      ),
    ),
    // Includes the styles of all pages, since a reader may navigate from any page to any other.
    late: write(styles, (place) => place === 'late' || place instanceof Set),
  };
}
