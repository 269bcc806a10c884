import { describe, expect, it } from 'vitest';
import { Area } from '../src/Area.ts';
import { editsBetween } from '../src/edits.ts';
import { OthersWords } from '../src/OthersWords.ts';
import type { PackedHeading } from '../src/pieces.ts';
import { Speller } from '../src/Speller.ts';
import { Vocabulary } from '../src/Vocabulary.ts';

describe('the edits between two words', () => {
  const edits = (typed: string, meant: string) => editsBetween(typed, meant, 3);

  it.each([
    ['wallte', 'wallet', 'swapped letters'],
    ['sesssion', 'session', 'a letter twice'],
    ['tolen', 'token', 'the key beside'],
    ['seperate', 'separate', 'another vowel'],
    ['fone', 'phone', 'what sounds the same'],
  ])('%s is nearer to %s than by any letter: %s', (typed, meant) => {
    expect(edits(typed, meant)).toBeGreaterThan(0);
    expect(edits(typed, meant)).toBeLessThan(edits('toven', 'token'));
  });

  it('weigh more in the first letter, and end above a limit', () => {
    expect(edits('voken', 'token')).toBeGreaterThan(edits('toven', 'token'));
    expect(edits('token', 'token')).toBe(0);
    expect(editsBetween('wallet', 'webhook', 2)).toBe(Infinity);
  });
});

const others = new OthersWords([{ 'fee payer': 'paymaster', points: 'gift card' }]);

/** A site of one page with such headings, each with keywords. */
function spellerOf(...headings: [heading: string, keywords?: string][]): Speller {
  const area = new Area('');
  area.addNames({
    pages: [['Guide', 'guide', '', 0]],
    trails: [[]],
    headings: [headings.map(([heading]): PackedHeading => [heading, 0])],
    headingKeywords: [headings.map(([, keywords = '']) => keywords)],
  });
  return new Speller(new Vocabulary([area]), others);
}

const textsOf = (speller: Speller, query: string, at = 0): string[] =>
  speller.spell(query.split(' '), at).map(({ text }) => text);

describe('the speller', () => {
  it('leaves words alone that are somewhere, or that others use', () => {
    const speller = spellerOf(['Fame'], ['Frames']);
    expect(textsOf(speller, 'fame')).toEqual([]);
    // As `frames`, of which it has the stem.
    expect(textsOf(speller, 'frame')).toEqual([]);
    expect(textsOf(speller, 'paymaster')).toEqual([]);
  });

  it('prefers what stands beside the other words of the query', () => {
    const speller = spellerOf(['Run a program'], ['Run a test'], ['Points'], ['Points round', 'rounding']);
    expect(textsOf(speller, 'runding points')[0]).toBe('rounding');
  });

  it('prefers what is used more often where two are as near', () => {
    const speller = spellerOf(['Send a token'], ['Mint a token'], ['Taken']);
    expect(textsOf(speller, 'tpken')[0]).toBe('token');
  });

  it('knows words of phrases that only others use', () => {
    expect(textsOf(spellerOf(['Points']), 'gift cadr', 1)[0]).toBe('card');
  });

  it('takes the last word for one that is being typed, if one begins so', () => {
    const speller = spellerOf(['Key frame'], ['Fram']);
    const other = spellerOf(['Key frame']);
    expect(textsOf(other, 'key fram', 1)).toEqual([]);
    expect(other.complete(['key', 'fram'])).toBe('frame');
    expect(speller.complete(['key', 'fram'])).toBeUndefined();
  });

  it('takes no small word for what was meant', () => {
    expect(textsOf(spellerOf(['Then'], ['Token']), 'tken')).toEqual(['token']);
  });
});
