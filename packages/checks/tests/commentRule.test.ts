import { expect, it } from 'vitest';
import { lintWithRule } from './support/lintWithRule.ts';

const unclear = [
  ['// What is retried.', 'Name the thing with a noun'],
  ['/** Returns what has failed. */', 'the failed calls'],
  ['/**\n * Counts what\n * stands there.\n */', 'Name the thing with a noun'],
  ['// Counts what\n// has failed.', 'the failed calls'],
  ['// Whoever calls it waits.', 'the caller'],
  ['/* The name of it, and more. */', 'its name'],
  ['// The limit is said elsewhere.', 'Say who does it'],
  ['/* A list.\nconst a = 1;\n/* Another. */', 'Write \\*/'],
  ['/**\n * Reads `name, the\n * `id` and more.\n */', 'Write backticks in pairs'],
] as const;

const plain = [
  '// The failed calls.',
  '// A copy of what was signed.',
  '// Re-exports all of it.',
  '// The menu, with the sidebar in front of it.',
  '/**\n * Returns `a`.\n *\n * ```ts\n * `${a()}`\n * ```\n */',
  'const text = "what is said of it.";',
];

const found = await lintWithRule(
  { plugin: '.config/commentRule.mjs', rules: { 'comments/plain': 'error' } },
  Object.fromEntries(
    [...unclear.map(([code]) => code), ...plain].map((code, index) => [`${index}.mjs`, code]),
  ),
);

it.each(unclear.map((row, index) => [...row, index] as const))(
  'reports the wording of %s',
  (_, message, index) => {
    expect(found.get(`${index}.mjs`)).toEqual([expect.stringMatching(new RegExp(`^1: .*${message}`))]);
  },
);

it.each(plain.map((code, index) => [code, unclear.length + index] as const))('accepts %s', (_, index) =>
  expect(found.get(`${index}.mjs`)).toEqual([]),
);
