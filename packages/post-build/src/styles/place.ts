/**
 * The sheet that something goes to: `first` is linked from every page, and `print` is its end; `late` comes
 * with the scripts that need it. What few pages need goes to the sheets of these pages, given by their numbers.
 */
export type Place = 'first' | 'late' | 'print' | ReadonlySet<number>;

/** What more pages than one of so many need, all pages get: it is fetched once. */
const FEW = 20;

/** Where something goes that is needed on these pages, of so many. */
export function placeOfPages(pages: ReadonlySet<number>, count: number): Place {
  return pages.size * FEW > count ? 'first' : pages;
}

/** Where something goes that several places need: to the first sheet that is there for all of them. */
export function placeForAll(places: Iterable<Place>, count: number): Place | undefined {
  const pages = new Set<number>();
  let late = false;
  for (const place of places) {
    if (place === 'first' || place === 'print') return 'first';
    if (place === 'late') late = true;
    else for (const page of place) pages.add(page);
  }
  return pages.size ? placeOfPages(pages, count) : late ? 'late' : undefined;
}

/** Where something goes that is set on what comes with one place, and needed by another. */
export function placeOfBoth(set: Place, needed: Place): Place {
  if (set === 'print' || needed === 'first') return set;
  if (set === 'first' || needed === 'print') return needed;
  if (set === 'late' || needed === 'late') return 'late';
  const both = new Set([...set].filter((page) => needed.has(page)));
  return both.size ? both : 'late';
}
