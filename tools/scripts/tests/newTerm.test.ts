/** Tests the drafts of `npm run new -- term` on this repository's own sources, without writing them. */
import { describe, expect, it } from 'vitest';
import { parseArguments } from '../new/command.ts';
import { Draft } from '../new/Draft.ts';
import { newTerm } from '../new/term.ts';

const GLOSSARY = 'src/data/glossary.json';

function glossaryWith(slug: string, term: string, page: string): unknown {
  const draft = new Draft('.');
  newTerm(draft, { slug, term, definition: 'It is this.', page });
  return JSON.parse(draft.read(GLOSSARY));
}

describe('a new term', () => {
  it('is in the glossary, with its page', () => {
    const page = '/products/embedded-wallet/introduction';
    expect(glossaryWith('hsm', 'HSM', page)).toMatchObject({
      pages: { [page]: 'Embedded wallet' },
      terms: { hsm: { term: 'HSM', definition: 'It is this.', page }, jwt: { term: 'JWT' } },
    });
  });

  it('adds the name of a page that explains no other', () => {
    const page = '/overview/how-these-docs-are-built';
    expect(glossaryWith('vault-door', 'Vault door', page)).toMatchObject({
      pages: { [page]: 'How these docs are built' },
    });
  });

  it.each<[title: string, slug: string, page: string, message: string | RegExp]>([
    [
      'exists already',
      'jwt',
      '/overview/concepts',
      /^src\/data\/glossary\.json:\d+: the glossary already has jwt\.$/,
    ],
    [
      'has an invalid anchor',
      'Key Share',
      '/overview/concepts',
      '"Key Share" is not an anchor for a term. Write lowercase letters and hyphens: key-share',
    ],
    [
      'is explained on an unknown page',
      'x',
      '/overview/concept',
      /^there is no written page at \/overview\/concept\. Did you mean \/overview\/concepts/,
    ],
  ])('is refused if it %s', (_, slug, page, message) => {
    expect(() => glossaryWith(slug, 'X', page)).toThrow(message);
  });
});

describe('a command line', () => {
  const usage = { line: 'npm run new -- term x --page /', words: 1, required: ['page'] };

  it('is a number of words and some options', () => {
    expect(parseArguments(['x ', '--page', '/a'], usage)).toEqual({ words: ['x'], options: { page: '/a' } });
  });

  it.each([
    ['lacks an option', ['x'], '--page is missing. Usage: npm run new -- term x --page /'],
    ['has an empty option', ['x', '--page', ' '], '--page is missing.'],
    ['has an unknown option', ['x', '--since', '1.0.0'], "Unknown option '--since'. Usage:"],
    ['has a word too many', ['x', 'y', '--page', '/'], 'expected 1 arguments before the options, but got 2.'],
  ])('is refused if it %s', (_, typed, message) => {
    expect(() => parseArguments(typed, usage)).toThrow(message);
  });
});
