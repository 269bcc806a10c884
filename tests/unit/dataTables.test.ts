/** Tests the names in JSON tables that must be of a fixed set, since the compiler reads them as any text. */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import homePaths from '../../src/data/homePaths.json';
import places from '../../src/data/pictures/places.json';
import icons from '../../src/data/taskIcons.json';
import tasks from '../../src/data/tasks.json';

test('each icon of a task or a path is drawn', () => {
  const used = [...tasks, ...homePaths].map(({ icon }) => icon);
  expect(used.filter((icon) => !(icon in icons))).toEqual([]);
});

test('each task is in a section of the home page, or in none', () => {
  const sections = tasks.map(({ on }) => on);
  expect(new Set(sections)).toEqual(new Set(['build', 'run', undefined]));
});

test('each place of a picture has a kind with a style', () => {
  const css = fs.readFileSync('src/components/PlaceMap/styles.module.css', 'utf8');
  const kinds = Object.values(places).flatMap((picture) => picture.places.map(({ kind }) => kind));
  expect(kinds.filter((kind) => !css.includes(`.${kind} {`) && !css.includes(`.${kind},`))).toEqual([]);
});
