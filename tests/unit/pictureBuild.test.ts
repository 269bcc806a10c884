import { describe, expect, it } from 'vitest';
import { buildFlow } from '../../src/data/pictures/build.ts';
import { around, endsOf } from '../support/places.ts';

const { wide, narrow } = buildFlow;

describe.each(Object.entries({ wide, narrow }))('the %s picture of the build', (_name, { places, links }) => {
  it('has four sources, four results and four kinds of checks', () => {
    const owned = places.filter(({ kind }) => kind === 'box').map((place) => around(place, places));
    expect(owned).toEqual(
      ['Sources', 'Site', 'Checks: each names file and line'].flatMap((zone) => Array(4).fill(zone)),
    );
  });

  it('leads from the sources through generation and build to the site, without shortcuts', () => {
    const site = places.find(({ title }) => title === 'Site');
    const ways = links.map((link) => ({ link, ends: endsOf(link, places).map(({ title }) => title) }));
    for (const { ends } of ways) expect(['Generation', 'Build']).toContain(ends.at(-1));
    expect(ways.filter(({ ends }) => ends.includes('Generation') && ends.includes('Build'))).toHaveLength(1);
    const reached = ways.filter(({ link: [, , x, y] }) => x === site?.x || y === site?.y);
    expect(reached.map(({ ends }) => ends)).toEqual([['Build']]);
  });

  it('describes each place by name too', () => {
    const description = buildFlow.description.toLowerCase();
    for (const { title } of places) expect(description).toContain(title.toLowerCase().replace(/:.*/, ''));
  });
});

it('both pictures of the build name the same places', () => {
  const titles = (of: typeof wide) => of.places.map(({ title }) => title).toSorted();
  expect(titles(narrow)).toEqual(titles(wide));
});
