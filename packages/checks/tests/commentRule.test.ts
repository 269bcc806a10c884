import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import comments from '../../../.config/commentRule.mjs';

const linter = new Linter({ configType: 'flat' });
const messages = (code: string) =>
  linter
    .verify(code, [{ plugins: { comments }, rules: { 'comments/plain': 'error' } }] as Linter.Config[])
    .map(({ line, message }) => `${line}: ${message}`);

it.each([
  ['// What is retried.', 'Name the thing with a noun'],
  ['/** Returns what has failed. */', 'the failed calls'],
  ['/**\n * Counts what\n * stands there.\n */', 'Name the thing with a noun'],
  ['// Counts what\n// has failed.', 'the failed calls'],
  ['// Whoever calls it waits.', 'the caller'],
  ['/* The name of it, and more. */', 'its name'],
  ['// The limit is said elsewhere.', 'Say who does it'],
])('reports the wording of %s', (code, message) => {
  expect(messages(code)).toEqual([expect.stringMatching(new RegExp(`^1: .*${message}`))]);
});

it.each([
  '// The failed calls.',
  '// A copy of what was signed.',
  '// Re-exports all of it.',
  '// The menu, with the sidebar in front of it.',
  'const text = "what is said of it.";',
])('accepts %s', (code) => expect(messages(code)).toEqual([]));
