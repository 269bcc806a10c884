import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeScreen, notesOf } from '../../src/components/ScreenDrawing/describeScreen.ts';
import keyFrame from '../../src/data/pictures/keyFrame.ts';
import { loyalty } from '../../src/data/pictures/loyalty.ts';
import places from '../../src/data/pictures/places.ts';
import type { Screen } from '../../src/data/pictures/Screen.ts';
import { signIn } from '../../src/data/pictures/signIn.ts';
import * as states from '../../src/data/pictures/states.ts';
import { webhook } from '../../src/data/pictures/webhook.ts';
import { assets, dashboard, wallet } from '../../src/data/pictures/screens.ts';
import { zelty } from '../../src/data/pictures/zelty.ts';

const screens = [dashboard, keyFrame, wallet, assets]
  .flatMap((all) => Object.values<Screen>(all))
  .map((screen) => [screen.label, screen] as const);

/** The texts that a reader sees in a screen. */
const shownIn = ({ blocks, location }: Screen): string[] => [
  location,
  ...blocks.flatMap((block) =>
    Object.entries(block).flatMap(([key, value]) =>
      ['text', 'detail', 'state', 'options', 'lines', 'value'].includes(key) ? [value].flat() : [],
    ),
  ),
];

describe.each(screens)('the drawing “%s”', (_label, screen) => {
  const words = describeScreen(screen);
  const notes = notesOf(screen);

  it('names each explained part once', () => {
    expect(notes.length).toBeGreaterThan(2);
    for (const { term } of notes) expect(term).not.toBe('');
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
  for (const asset of Object.values(assets))
    for (const { note = '' } of asset.blocks)
      for (const [, field = ''] of note.matchAll(/`([^`]+)`/g))
        for (const name of field.split('.')) expect(description).toMatch(new RegExp(`^ +${name}:`, 'm'));
});

describe('the menu of the dashboard', () => {
  it.each(Object.values(dashboard).map((screen) => [screen.label, screen] as const))(
    'has the entry of “%s”',
    (_label, screen) => {
      expect(screen.menu?.entries).toContain(screen.menu?.current);
      if (screen !== dashboard.applications) expect(screen.location).toMatch(` / ${screen.menu?.current}`);
    },
  );

  it('lists the parts of the drawn application', () => {
    const rows = dashboard.applications.blocks.flatMap((block) => (block.kind === 'row' ? [block.text] : []));
    expect(dashboard.keys.menu?.entries).toEqual(rows);
  });
});

it.each(['buildFlow', 'concepts'] as const)('the description of %s names each place', (name) => {
  for (const { title } of places[name].places)
    expect(places[name].description.toLowerCase()).toContain(
      title.toLowerCase().replace(/:.*| environment/, ''),
    );
});

it.each(places.keyShares.places.filter(({ dots }) => dots))(
  'the pair $title has the dots of its shares',
  ({ title, dots }) => {
    const kinds = ['Device', 'session', 'recovery'].filter((_, index) => dots?.[index]);
    expect(title.toLowerCase()).toBe(kinds.join(' + ').toLowerCase());
  },
);

it.each(Object.entries(states))('the diagram of %s has every transition', (_, { main, transitions }) => {
  // Each is drawn at the state that it leaves, and all of those are on the main line.
  expect(main).toEqual(expect.arrayContaining(transitions.map(({ from }) => from)));
});

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
