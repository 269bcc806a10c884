/**
 * The sheet that a style goes to. `first` is linked from every page and ends with `print`, and `late` is loaded
 * with the scripts that need it. Styles that few pages need go to these pages' own sheets, given by their indexes.
 */
export type SheetTarget = 'first' | 'late' | 'print' | ReadonlySet<number>;

/** If more than one in this many pages needs a style, all pages get it, since the shared sheet is fetched only once. */
const FEW = 20;

/** Returns the target of a style that these pages need, out of `count` pages. */
export function targetOfPages(pages: ReadonlySet<number>, count: number): SheetTarget {
  return pages.size * FEW > count ? 'first' : pages;
}

/** Returns the target of a style that several sheets need, which is the first sheet that is available to all of them. */
export function commonTarget(targets: Iterable<SheetTarget>, count: number): SheetTarget | undefined {
  const pages = new Set<number>();
  let late = false;
  for (const target of targets) {
    if (target === 'first' || target === 'print') return 'first';
    if (target === 'late') late = true;
    else for (const page of target) pages.add(page);
  }
  return pages.size ? targetOfPages(pages, count) : late ? 'late' : undefined;
}

/** Returns the target of a style that is set for elements of one target and needed by another. */
export function intersectTargets(set: SheetTarget, needed: SheetTarget): SheetTarget {
  if (set === 'print' || needed === 'first') return set;
  if (set === 'first' || needed === 'print') return needed;
  if (set === 'late' || needed === 'late') return 'late';
  const common = new Set([...set].filter((page) => needed.has(page)));
  return common.size ? common : 'late';
}
