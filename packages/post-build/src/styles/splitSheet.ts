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

/** The text of each sheet, in the order in which they are linked; nothing where it would be empty. */
export interface Split {
  first: string;
  /** What only this page needs, with few others, by the page's number. */
  ofPage: ReadonlyMap<number, string>;
  /** What holds on paper alone. It wins over all of the screen's, wherever it is linked. */
  print: string;
  late: string;
}

/** Where a selector goes; nowhere, if neither a page nor a script has what it asks for. */
function placeOfSelector(selector: Selector, { pages, scripts }: SheetSite): Place | undefined {
  const on = new Set(pages.flatMap((has, page) => (selector.canMatch(has) ? [page] : [])));
  if (on.size) return placeOfPages(on, pages.length);
  const somewhere: Has = (name) => scripts(name) || pages.some((has) => has(name));
  return selector.canMatch(somewhere) ? 'late' : undefined;
}

/** It styles the root element, in one color mode or in both. */
const isRoots = ({ text }: Selector) =>
  /^(:root|html|\[data-theme[^\]]*\])+$/.test(text.replace(/^:where\((.*)\)$/, '$1'));

/** Every declaration under each of its selectors, in order, with its place. */
function placeAll(sheet: Sheet, places: ReadonlyMap<Selector, Place>, needs: Needs): PlacedStyle[] {
  return sheet.rules.flatMap((rule) =>
    rule.declarations.flatMap((declaration) => {
      const { prop } = declaration;
      // A custom property goes where it is used.
      const needed = prop.startsWith('--') ? needs.property(prop) : 'first';
      if (!needed) return [];
      return rule.selectors.flatMap((selector) => {
        const own = places.get(selector);
        if (!own) return [];
        const place = placeOfBoth(own, needed);
        // The root's are every element's: said later, they would have all of them styled anew.
        const isEarly = place !== 'print' && isRoots(selector);
        return [{ rule, selector, declaration, place: isEarly ? 'first' : place }];
      });
    }),
  );
}

/** On paper these win over all of the screen's, which would have to be said again behind them otherwise. */
function winning(css: string): string {
  const root = postcss.parse(css);
  root.walkDecls((declaration) => {
    declaration.important = true;
  });
  return String(root);
}

/**
 * Splits the one sheet of all pages and scripts. Linked in the order of `Split`, the sheets do what it did.
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
  /** What is mine of what is linked up to here. */
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
    // The first sheet says which layer wins, also over those that it has nothing of.
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
    // A reader may go from any page to any other.
    late: write(styles, (place) => place === 'late' || place instanceof Set),
  };
}
