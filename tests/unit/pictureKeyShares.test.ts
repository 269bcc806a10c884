import { describe, expect, it } from 'vitest';
import { narrow, wide, type Place } from '../../src/components/KeyShares/layout.ts';

const isIn = (inner: Place, outer: Place) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

describe.each(Object.entries({ wide, narrow }))('the %s picture of the key shares', (_name, layout) => {
  const { places, links } = layout;
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
});

it('both pictures of the key shares name the same places', () => {
  const titles = (of: typeof wide) => of.places.map(({ title }) => title).toSorted();
  expect(titles(narrow)).toEqual(titles(wide));
});
