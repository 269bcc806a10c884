import { describe, expect, it } from 'vitest';
import { narrow, wide } from '../../src/components/KeyShares/layout.ts';
import { around, endsOf } from '../support/places.ts';

describe.each(Object.entries({ wide, narrow }))('the %s picture of the key shares', (_name, layout) => {
  const { places, links } = layout;

  it('has each share where it lives, and none in the page', () => {
    const homes = places
      .filter(({ kind }) => kind === 'accent')
      .map((share) => [share.title, around(share, places)]);
    expect(Object.fromEntries(homes)).toEqual({
      'Device share': 'Key frame',
      'Session share': 'Nacre’s servers',
      'Recovery share': 'Nacre’s servers',
    });
    expect(Object.fromEntries(places.map((place) => [place.title, around(place, places)]))).toMatchObject({
      'Your page': 'Browser',
      'Key frame': 'Browser',
      'The user': 'Browser',
    });
  });

  it('links the key frame with each of the others, edge to edge', () => {
    const frame = places.find(({ title }) => title === 'Key frame');
    const linked = links.map((link) => {
      const ends = endsOf(link, places);
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
