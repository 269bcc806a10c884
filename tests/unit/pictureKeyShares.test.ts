import { restoreShare, splitKey } from '@nacre/sdk-base/key-frame';
import { describe, expect, it } from 'vitest';
import { narrow, pairs, wide } from '../../src/components/KeyShares/layout.ts';
import { around, endsOf } from '../support/places.ts';

describe.each(Object.entries({ wide, narrow }))('the %s picture of the key shares', (_name, layout) => {
  const { places, links } = layout;

  it('has each share where it lives, and none in the page', () => {
    const homes = places
      .filter(({ kind }) => kind === 'accent')
      .map((share) => [share.title, around(share, places)]);
    expect(Object.fromEntries(homes)).toEqual({
      'Device share': 'Key frame: Nacre’s origin',
      'Session share': 'Nacre’s servers',
      'Recovery share': 'Nacre’s servers',
    });
    expect(Object.fromEntries(places.map((place) => [place.title, around(place, places)]))).toMatchObject({
      'Your page': 'Browser',
      'Key frame: Nacre’s origin': 'Browser',
      'Two shares join': 'Key frame: Nacre’s origin',
      'The user': 'Browser',
    });
  });

  it('has arrows from source to target, edge to edge, across the origin’s border', () => {
    const titleAt = (x: number, y: number) =>
      endsOf([x, y, x, y], places)
        .toSorted((a, b) => a.width * a.height - b.width * b.height)
        .map(({ title }) => title)[0];
    const messages = links.map(([x1, y1, x2, y2, label]) => `${titleAt(x1, y1)} ${label} ${titleAt(x2, y2)}`);
    expect(messages.map((each) => each.replace(/: Nacre’s origin| to sign(?= Key)/g, '')).toSorted()).toEqual(
      [
        'Device share to sign Two shares join',
        'Key frame signature Your page',
        'Recovery share to recover Device share',
        'Session share to sign Two shares join',
        'The user for recovery Key frame',
        'Your page asks Key frame',
      ],
    );
  });
});

it('both pictures of the key shares name the same places', () => {
  const titles = (of: typeof wide) => of.places.map(({ title }) => title).toSorted();
  expect(titles(narrow)).toEqual(titles(wide));
});

it('each drawn pair of shares restores the key, which yields the third', async () => {
  const key = crypto.getRandomValues(new Uint8Array(32));
  const split = await splitKey(key);
  const kinds = ['device', 'session', 'recovery'] as const;
  for (const { title, dots } of pairs) {
    const [first, second] = kinds.filter((_, index) => dots[index]);
    const missing = kinds.find((_, index) => !dots[index]);
    expect(title.toLowerCase()).toBe(`${first} + ${second}`);
    if (!first || !second || !missing) throw new Error(`"${title}" is not a pair of shares.`);
    expect(await restoreShare(missing, split[first], split[second])).toEqual(split[missing]);
  }
});
