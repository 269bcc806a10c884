import { expect, it } from 'vitest';
import { lintWithRule } from './support/lintWithRule.ts';

const faulty = [
  ['<ul>{list.length && <li />}</ul>', 'Readers see a 0'],
  ['<ul>{a && (b ? resultCount && <li /> : null)}</ul>', 'Readers see a 0'],
  ['<ul>{(a || b.size) && <li />}</ul>', 'Readers see a 0'],
  ['<ul>{a - b && <li />}</ul>', 'Readers see a 0'],
  ['<p><input aria-describedby={`${id}-hint`} /><b id={`${id}-help`} /></p>', 'id `\\${id}-hint`'],
  ['<p><label htmlFor="name" /><input id="names" /></p>', 'id name'],
  ['<p><input aria-controls={a ? "list" : undefined} /><ul id="lists" /></p>', 'id list'],
] as const;

const sound = [
  '<ul>{list.length > 0 && <li />}</ul>',
  '<ul>{!list.length && <li />}</ul>',
  '<ul>{list.length || <li />}{index}</ul>',
  '<ul hidden={list.length && a}>{list.length ? <li /> : null}</ul>',
  '<p><input aria-describedby={a && `${id}-hint`} /><b id={`${id}-hint`} /></p>',
  '<p><label htmlFor="name" /><Field inputId="name" /></p>',
  '<p aria-labelledby={title} />',
];

const codes = [...faulty.map(([code]) => code), ...sound];
const found = await lintWithRule(
  { plugin: '.config/jsxRule.mjs', rules: { 'jsx/known-ids': 'error', 'jsx/no-number-condition': 'error' } },
  Object.fromEntries(codes.map((code, index) => [`${index}.jsx`, code])),
);

it.each(faulty.map((row, index) => [...row, index] as const))('reports %s', (_, message, index) => {
  expect(found.get(`${index}.jsx`)).toEqual([expect.stringMatching(message)]);
});

it.each(sound.map((code, index) => [code, faulty.length + index] as const))('accepts %s', (_, index) => {
  expect(found.get(`${index}.jsx`)).toEqual([]);
});
