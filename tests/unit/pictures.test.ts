import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeAsset, layoutAsset } from '../../src/components/AssetDrawing/layout.ts';
import * as keyShares from '../../src/components/KeyShares/layout.ts';
import { describeScreen } from '../../src/components/ScreenDrawing/describeScreen.ts';
import { layoutScreen } from '../../src/components/ScreenDrawing/layout.ts';
import { describeStates, layoutNarrow, layoutWide } from '../../src/components/StateDiagram/layout.ts';
import * as assets from '../../src/data/pictures/assets.ts';
import { buildFlow } from '../../src/data/pictures/build.ts';
import { concepts } from '../../src/data/pictures/concepts.ts';
import * as dashboard from '../../src/data/pictures/dashboard.ts';
import * as keyFrame from '../../src/data/pictures/keyFrame.ts';
import { loyalty } from '../../src/data/pictures/loyalty.ts';
import type { Place, PlacesLayout } from '../../src/data/pictures/Places.ts';
import type { Screen } from '../../src/data/pictures/Screen.ts';
import { signIn } from '../../src/data/pictures/signIn.ts';
import * as states from '../../src/data/pictures/states.ts';
import { webhook } from '../../src/data/pictures/webhook.ts';
import * as wallet from '../../src/data/pictures/wallet.ts';
import { zelty } from '../../src/data/pictures/zelty.ts';

const { pointsBalance, badge, voucher } = assets;
const screens = [...Object.values(dashboard), ...Object.values(keyFrame), ...Object.values(wallet)];
const numbered = [
  ...screens.map((screen) => ({ screen, words: describeScreen(screen), ...layoutScreen(screen) })),
  ...[pointsBalance, badge, voucher].map((asset) => ({
    screen: asset.screen,
    words: describeAsset(asset),
    ...layoutAsset(asset),
  })),
].map((drawing) => [drawing.screen.label, drawing] as const);

/** The texts that a reader sees in a screen. */
const shownIn = ({ blocks, location }: Screen): string[] => [
  location,
  ...blocks.flatMap((block) =>
    Object.entries(block).flatMap(([key, value]) =>
      ['text', 'detail', 'state', 'label', 'options', 'lines', 'value'].includes(key) ? [value].flat() : [],
    ),
  ),
];

describe.each(numbered)('the drawing “%s”', (_label, { screen, words, notes }) => {
  it('numbers each explained part once', () => {
    expect(notes.length).toBeGreaterThan(2);
    expect(notes.map(({ number }) => number)).toEqual(notes.map((_, index) => index + 1));
    expect(new Set(notes.map(({ term }) => term)).size).toBe(notes.length);
  });

  it('has every text in its description, without an address that would be a link', () => {
    // Hidden texts are described as such.
    const shown = shownIn(screen).filter((text) => !/[–•] ?[–•]/.test(text));
    for (const text of shown) expect(words).toContain(text.replace(/^https:\/\/|@.*$/g, ''));
    expect(words).not.toMatch(/undefined|[–•]{2}|@|:\/\//);
  });
});

it('the drawn assets name only fields of the API description', () => {
  const description = fs.readFileSync('openapi/backend.yaml', 'utf8');
  for (const asset of [pointsBalance, badge, voucher])
    for (const [, field = ''] of layoutAsset(asset).notes.flatMap(({ text }) => [
      ...text.matchAll(/`([^`]+)`/g),
    ]))
      for (const name of field.split('.')) expect(description).toMatch(new RegExp(`^ +${name}:`, 'm'));
});

describe('the menu of the dashboard', () => {
  it.each(Object.values(dashboard).map((screen) => [screen.label, screen] as const))(
    'has the entry of “%s”',
    (_label, screen) => {
      expect(screen.menu?.entries).toContain(screen.menu?.current);
      if (screen !== dashboard.applications) expect(screen.location).toMatch(` / ${screen.menu?.current}`);
      expect(layoutScreen(screen, screen.menu).notes).toHaveLength(layoutScreen(screen).notes.length);
    },
  );

  it('lists the parts of the drawn application', () => {
    const rows = dashboard.applications.blocks.flatMap((block) => (block.kind === 'row' ? [block.text] : []));
    expect(dashboard.keys.menu?.entries).toEqual(rows);
  });
});

const contains = (outer: Place, x: number, y: number) =>
  x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height;
const isIn = (inner: Place, outer: Place) =>
  contains(outer, inner.x, inner.y) && contains(outer, inner.x + inner.width, inner.y + inner.height);
const smallest = (places: readonly Place[]) =>
  places.toSorted((a, b) => a.width * a.height - b.width * b.height)[0]?.title;

/** Returns each place with the place around it. */
const ownersIn = ({ places }: PlacesLayout): string[] =>
  places
    .map((place) => [place, smallest(places.filter((each) => each !== place && isIn(place, each)))] as const)
    .map(([{ title }, owner]) => `${title} in ${owner}`)
    .toSorted();

/** Returns the places that lines lead from and to. */
const linesIn = ({ places, links }: PlacesLayout): string[] =>
  links
    .map(([x1, y1, x2, y2]) =>
      [[x1, y1] as const, [x2, y2] as const].map(([x, y]) =>
        smallest(places.filter((each) => contains(each, x, y))),
      ),
    )
    .map(([from, to]) => `${from} to ${to}`)
    .toSorted();

describe.each(Object.entries({ buildFlow, concepts, keyShares }))(
  'the places of %s',
  (name, { wide, narrow }) => {
    it('are owned by the same places at both widths', () => {
      expect(ownersIn(narrow)).toEqual(ownersIn(wide));
    });

    it('are linked to each other by lines, the same at both widths', () => {
      for (const line of [...linesIn(wide), ...linesIn(narrow)]) {
        expect(line).not.toContain('undefined');
        expect(line.split(' to ')[0]).not.toBe(line.split(' to ')[1]);
      }
      // The narrow picture of the build has one line for all sources.
      if (name !== 'buildFlow') expect(linesIn(narrow)).toEqual(linesIn(wide));
    });
  },
);

it.each(Object.entries({ buildFlow, concepts }))('the description of %s names each place', (_, picture) => {
  for (const { title } of picture.wide.places)
    expect(picture.description.toLowerCase()).toContain(title.toLowerCase().replace(/:.*| environment/, ''));
});

it.each(keyShares.pairs)('the pair $title has the dots of its shares', ({ title, dots }) => {
  const kinds = ['Device', 'session', 'recovery'].filter((_, index) => dots[index]);
  expect(title.toLowerCase()).toBe(kinds.join(' + ').toLowerCase());
});

it.each(Object.entries(states))(
  'the diagram of %s has and describes every transition at both widths',
  (_, each) => {
    for (const { arrows } of [layoutWide(each), layoutNarrow(each)])
      expect(new Set(arrows).size).toBe(each.transitions.length);
    for (const { from, to } of each.transitions)
      expect(describeStates(each)).toContain(`from ${from} to ${to} (`);
  },
);

describe.each(Object.entries({ signIn, zelty, webhook, loyalty }))('the sequence %s', (_, sequence) => {
  const { steps, branches = [] } = sequence;
  const all = [...steps, ...branches.flatMap((branch) => branch.steps)];

  it('uses each of its participants, and has words for each step', () => {
    const used = new Set(all.flatMap((step) => ('at' in step ? [step.at] : [step.from, step.to])));
    expect([...used].toSorted()).toEqual(sequence.participants.map(({ id }) => id).toSorted());
    for (const step of all)
      expect(('call' in step && step.call) || step.text, JSON.stringify(step)).toBeTruthy();
  });

  it('refers only to its own steps', () => {
    for (const { when } of branches)
      for (const [number] of when.matchAll(/\d+/g)) expect(Number(number)).toBeLessThanOrEqual(steps.length);
  });
});
