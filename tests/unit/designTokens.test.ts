import fs from 'node:fs';
import { filesUnder, sourceFolders } from '../../packages/model/src/files.ts';
import { expect, test } from 'vitest';
import designTokens from '../../src/data/designTokens.json';

const css = fs.readFileSync('src/css/tokens.css', 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
const defined = [...new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name))];

const propertyOf = (kind: string, name: string): string =>
  kind === 'code' ? `--code-${name}` : `--role-${name}`;

/** Tokens without a sample: motion, measures, shadows, gradients and tracking are visible only where they're used. */
const UNSHOWN = /^--role-(?:line|measure|page|sheen|shadow\S*|tracking\S*|transition)$/;

test('the style guide shows every token that components read', () => {
  const shown = Object.entries(designTokens).flatMap(([kind, names]) =>
    names.map((name) => propertyOf(kind, name)),
  );
  const read = defined.filter((name) => /^--(?:role|code)-/.test(name) && !UNSHOWN.test(name));
  expect(shown.toSorted()).toEqual(read.toSorted());
});

/** Custom properties without a token are set where they're read. */
test('every used token exists', () => {
  const files = filesUnder('.', ['src', ...sourceFolders('.')], /\.(?:css|tsx?)$/);
  const unknown = files.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/var\((--(?:role|shell|ink|lagoon|nacre|card)-[\w-]+)/g)]
      .filter(([, name = '']) => !defined.includes(name))
      .map(([, name = '']) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
