import type { Link, Place } from '../../src/data/pictures/Places.ts';

const isIn = (inner: Place, outer: Place) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Returns the title of the smallest place that contains another. */
export const around = (inner: Place, places: readonly Place[]): string | undefined =>
  places
    .filter((outer) => outer !== inner && isIn(inner, outer))
    .toSorted((a, b) => a.width * a.height - b.width * b.height)[0]?.title;

/** Returns the places, except zones, that contain an end of a line, inside or on their edges. */
export const endsOf = ([x1, y1, x2, y2]: Link, places: readonly Place[]): Place[] => {
  const contains = (x: number, y: number, { x: left, y: top, width, height }: Place) =>
    x >= left && x <= left + width && y >= top && y <= top + height;
  return places.filter(
    (place) => place.kind !== 'zone' && (contains(x1, y1, place) || contains(x2, y2, place)),
  );
};
