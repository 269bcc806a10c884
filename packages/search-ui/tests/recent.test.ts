// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { forgetPages, recentPages, rememberPage } from '../src/SearchBox/recent.ts';

const page = (name: string) => ({ address: `/${name}`, title: name, trail: 'Guides' });
const titles = () => recentPages().map(({ title }) => title);

beforeEach(forgetPages);

it('are the last five different pages, the latest first, until they are forgotten', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) rememberPage(page(name));
  expect(titles()).toEqual(['c', 'f', 'e', 'd', 'b']);
  forgetPages();
  expect(titles()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it('are only the valid ones of those stored', () => {
  localStorage.setItem('search.recent', '{');
  expect(titles()).toEqual([]);
  const foreign = { ...page('b'), address: 'https://other.example' };
  localStorage.setItem('search.recent', JSON.stringify([null, page('a'), foreign, { title: 'c' }]));
  expect(titles()).toEqual(['a']);
});
