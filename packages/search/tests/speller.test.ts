import { describe, expect, it } from 'vitest';
import { Area } from '../src/Area.ts';
import { editDistance } from '../src/editDistance.ts';
import { SynonymIndex } from '../src/SynonymIndex.ts';
import type { PackedHeading } from '../src/pieces.ts';
import { Speller } from '../src/Speller.ts';
import { Vocabulary } from '../src/Vocabulary.ts';

describe('the edits between two words', () => {
  const edits = (typed: string, intended: string) => editDistance(typed, intended, 3);

  it.each([
    ['wallte', 'wallet', 'swapped letters'],
    ['sesssion', 'session', 'a letter twice'],
    ['tolen', 'token', 'the key beside'],
    ['seperate', 'separate', 'another vowel'],
    ['fone', 'phone', 'what sounds the same'],
  ])('%s is closer to %s than by letters alone: %s', (typed, intended) => {
    expect(edits(typed, intended)).toBeGreaterThan(0);
    expect(edits(typed, intended)).toBeLessThan(edits('toven', 'token'));
  });

  it('weigh more in the first letter, and stop above a limit', () => {
    expect(edits('voken', 'token')).toBeGreaterThan(edits('toven', 'token'));
    expect(edits('token', 'token')).toBe(0);
    expect(editDistance('wallet', 'webhook', 2)).toBe(Infinity);
  });
});

const synonymIndex = new SynonymIndex([{ 'fee payer': 'paymaster', points: 'gift card' }]);

/** Creates a speller for a site of one page with the given headings, each with keywords. */
function spellerOf(...headings: [heading: string, keywords?: string][]): Speller {
  const area = new Area('');
  area.addNames({
    pages: [['Guide', 'guide', '', 0]],
    trails: [[]],
    headings: [headings.map(([heading]): PackedHeading => [heading, 0])],
    headingKeywords: [headings.map(([, keywords = '']) => keywords)],
  });
  return new Speller(new Vocabulary([area]), synonymIndex);
}

const textsOf = (speller: Speller, query: string, index = 0): string[] =>
  speller.correct(query.split(' '), index).map(({ text }) => text);

describe('the speller', () => {
  it('keeps words of the index, and synonyms', () => {
    const speller = spellerOf(['Fame'], ['Frames']);
    expect(textsOf(speller, 'fame')).toEqual([]);
    // `frames` has the same stem.
    expect(textsOf(speller, 'frame')).toEqual([]);
    expect(textsOf(speller, 'paymaster')).toEqual([]);
  });

  it('prefers a word next to the other words of the query', () => {
    const speller = spellerOf(['Run a program'], ['Run a test'], ['Points'], ['Points round', 'rounding']);
    expect(textsOf(speller, 'runding points')[0]).toBe('rounding');
  });

  it('prefers the more frequent of two equally close words', () => {
    const speller = spellerOf(['Send a token'], ['Mint a token'], ['Taken']);
    expect(textsOf(speller, 'tpken')[0]).toBe('token');
  });

  it('knows words of phrases that are only synonyms', () => {
    expect(textsOf(spellerOf(['Points']), 'gift cadr', 1)[0]).toBe('card');
  });

  it('treats the last word as unfinished, if one starts with it', () => {
    const speller = spellerOf(['Key frame'], ['Fram']);
    const other = spellerOf(['Key frame']);
    expect(textsOf(other, 'key fram', 1)).toEqual([]);
    expect(other.complete(['key', 'fram'])).toBe('frame');
    expect(speller.complete(['key', 'fram'])).toBeUndefined();
  });

  it('never corrects to a small word', () => {
    expect(textsOf(spellerOf(['Then'], ['Token']), 'tken')).toEqual(['token']);
  });
});
