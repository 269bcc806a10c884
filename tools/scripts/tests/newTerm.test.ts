/** Tests the drafts of `npm run new -- term` on this repository's own sources, without writing them. */
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parseArguments } from '../new/command.ts';
import { Draft } from '../new/Draft.ts';
import { newTerm } from '../new/term.ts';

const GLOSSARY = 'src/data/glossary.ts';

/** Returns the glossary with a new term, in one line. */
function glossaryWith(slug: string, term: string, page: string): string {
  const draft = new Draft('.');
  newTerm(draft, { slug, term, definition: 'It is this.', page });
  const { diagnostics } = ts.transpileModule(draft.read(GLOSSARY), { reportDiagnostics: true });
  expect(diagnostics).toEqual([]);
  return draft.read(GLOSSARY).replace(/\s+/g, ' ');
}

describe('a new term', () => {
  it('is next to the others of its page, with its spelling if that differs from its slug', () => {
    const text = glossaryWith('hsm', 'HSM', '/products/embedded-wallet/introduction');
    expect(text).toMatch(
      /\.\.\.explainedAt\('\/products\/embedded-wallet\/introduction'(?:(?!explainedAt).)* hsm: 'It is this\.',/,
    );
    expect(text).toMatch(/const spelling[^;]* hsm: 'HSM', \};/);
  });

  it('starts the list of a page without one', () => {
    const text = glossaryWith('vault-door', 'Vault door', '/overview/how-these-docs-are-built');
    expect(text).toContain(
      "...explainedAt('/overview/how-these-docs-are-built', 'How these docs are built', { 'vault-door': 'It is this.' }),",
    );
    expect(text).not.toContain("'vault-door': 'Vault door'");
  });

  it.each<[title: string, slug: string, page: string, message: string | RegExp]>([
    [
      'exists already',
      'jwt',
      '/overview/concepts',
      /^src\/data\/glossary\.ts:\d+: the glossary already has jwt\.$/,
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
