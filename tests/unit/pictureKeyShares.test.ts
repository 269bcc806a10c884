import { describe, expect, it } from 'vitest';
import { narrow, wide, type Place } from '../../src/components/KeyShares/layout.ts';

const isIn = (inner: Place, outer: Place) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const overlap = (one: Place, other: Place) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe.each(Object.entries({ wide, narrow }))('the %s picture of the key shares', (_name, layout) => {
  const { places, links, width, height } = layout;
  /** The smallest place around another. */
  const around = (inner: Place) =>
    places
      .filter((outer) => outer !== inner && isIn(inner, outer))
      .toSorted((a, b) => a.width * a.height - b.width * b.height)[0]?.title;

  it('has each share where it lives, and none in the page', () => {
    const homes = places.filter(({ kind }) => kind === 'share').map((share) => [share.title, around(share)]);
    expect(Object.fromEntries(homes)).toEqual({
      'Device share': 'Key frame',
      'Session share': 'Nacre’s servers',
      'Recovery share': 'Nacre’s servers',
    });
    expect(Object.fromEntries(places.map((place) => [place.title, around(place)]))).toMatchObject({
      'Your page': 'Browser',
      'Key frame': 'Browser',
      'The user': 'Browser',
    });
  });

  it('lets nothing lie on something else, nor reach out of the picture', () => {
    for (const one of places) {
      expect(one.x + one.width).toBeLessThanOrEqual(width);
      expect(one.y + one.height).toBeLessThanOrEqual(height);
      for (const other of places)
        if (one !== other && overlap(one, other)) expect(isIn(one, other) || isIn(other, one)).toBe(true);
    }
  });

  it('links the key frame with each of the others, edge to edge', () => {
    const frame = places.find(({ title }) => title === 'Key frame');
    const at = (x: number, y: number, { x: left, y: top, width: wide, height: tall }: Place) =>
      x >= left && x <= left + wide && y >= top && y <= top + tall;
    const linked = links.map(([x1, y1, x2, y2]) => {
      const ends = places.filter(
        (place) => place.kind !== 'zone' && (at(x1, y1, place) || at(x2, y2, place)),
      );
      expect(ends).toContain(frame);
      return ends.filter((place) => place !== frame).map(({ title }) => title);
    });
    expect(linked.flat().toSorted()).toEqual(['Recovery share', 'Session share', 'The user', 'Your page']);
  });

  it('says the same as the other one', () => {
    const titles = (of: typeof wide) => of.places.map(({ title }) => title).toSorted();
    expect(titles(layout)).toEqual(titles(wide));
  });
});
