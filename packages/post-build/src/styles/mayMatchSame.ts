import type { Subject } from './selectors.ts';

/** Whether two selectors may style the same element. */
export type MayMatchSame = (a: Subject, b: Subject) => boolean;

const differ = (a: string | undefined, b: string | undefined) => Boolean(a && b && a !== b);

/**
 * Returns a function that tells whether two selectors may match the same element of the site's HTML. The elements with
 * a class that only scripts add are unknown, so it may meet every selector that doesn't contradict it.
 *
 * @param elements - tags and classes of all elements: `a.menu.open`
 */
export function createMayMatchSame(elements: Iterable<string>): MayMatchSame {
  const known = [...elements].map((element) => {
    const [tag, ...classes] = element.split('.');
    return { tag, classes: new Set(classes) };
  });
  const classes = new Set(known.flatMap((element) => [...element.classes]));
  const isKnown = (subject: Subject) => subject.classes.every((name) => classes.has(name));
  const cache = new Map<string, ReadonlySet<number>>();
  /** Returns the indexes of the matching elements. */
  const find = (subject: Subject) => {
    const key = [subject.tag ?? '*', ...subject.classes].join('.');
    const cached = cache.get(key);
    if (cached) return cached;
    const matching = new Set<number>();
    known.forEach((element, index) => {
      if (differ(element.tag, subject.tag)) return;
      if (subject.classes.every((name) => element.classes.has(name))) matching.add(index);
    });
    cache.set(key, matching);
    return matching;
  };
  return (a, b) => {
    if (differ(a.tag, b.tag) || differ(a.id, b.id) || a.pseudoElement !== b.pseudoElement) return false;
    if (!isKnown(a) || !isKnown(b)) return true;
    const [few, many] = [find(a), find(b)].toSorted((x, y) => x.size - y.size);
    return [...(few ?? [])].some((index) => many?.has(index));
  };
}
