import { loosely } from './inflection.ts';
import { intentOf, pathIn, type Intent } from './intent.ts';
import type { OthersWords } from './OthersWords.ts';
import type { Speller, Spelling } from './Speller.ts';
import { asOneWord, chunksOf, joined, saysLittle } from './terms.ts';
import { weights } from './weights.ts';

/** A word of a query. */
interface Word {
  text: string;
  /** Possible corrections if nothing matches the word, most likely first. */
  spellings: readonly Spelling[];
  /** Whether the other words are more distinctive, so that it needn't match. */
  isMinor: boolean;
  /** Whether it's looked up in texts. A word like `the` is in all of them, so it doesn't distinguish any. */
  inText: boolean;
}

/** Terms that replace some words of the query in entries that contain all of the terms. */
interface Reading {
  /** The range of words: the first index, and the index after the last. */
  words: [from: number, to: number];
  terms: readonly string[];
  /** Worth of a match, relative to a match of the words themselves. */
  quality: number;
}

/** A parsed query. */
export interface Query {
  /** The typed text, without `()` and surrounding spaces. */
  text: string;
  words: Word[];
  readings: Reading[];
  /** Single words and phrases, by their joined form, which is also that of keywords. */
  phrases: ReadonlyMap<string, Reading['words']>;
  /** The whole query as one word, regardless of number and tense. */
  called: string;
  /** The whole query as one word. */
  asOneWord: string;
  /**
   * Whether it has several words, and one of them is misspelt. Then it isn't a name, even if it may be one when joined.
   */
  isMisspeltPhrase: boolean;
  intent: Intent;
  /** The distinctive chunks in lower case, to highlight on the result's page. */
  marks: string[];
  /** The beginning of the last word, if it's distinctive. Longer words with this beginning are highlighted too. */
  start: string;
}

/** Maximum number of characters of a question or an identifier. */
const MOST_TYPED = 400;
/**
 * Maximum number of characters of pasted text that is searched for a code or a path, because a console prints an
 * error's code after its stack.
 */
const MOST_PASTED = 4000;
const MOST_WORDS = 16;
/** Matches type parameters, which aren't part of a name: `Page<T>`. */
const TYPE_TAKEN = /<[^<>]*>$/;
const MOST_JOINED = 6;
const LITTLE_IN_QUESTIONS = new Set([
  'use',
  'using',
  'work',
  'works',
  'happen',
  'happens',
  'possible',
  'way',
  'best',
]);
const PARTED = new Set(['sign', 'log', 'top', 'set']);
const PARTICLES = new Set(['in', 'out', 'up']);

/** Returns the words of a query. The host and version of a URL are irrelevant. */
function wordsAsked(text: string): string {
  const path = pathIn(text);
  return path && /https?:/.test(text) ? path.segments.join(' ') : text;
}

/**
 * Splits a query into words, and finds their other readings: joined parts, and synonyms.
 *
 * @param others - finds the docs' words for synonyms
 * @param speller - corrects misspelt words, and completes the last word
 */
export function readQuery(text: string, others: OthersWords, speller?: Speller): Query {
  // An input method may type full-width letters.
  const typed = text.slice(0, MOST_TYPED).normalize('NFKC');
  const chunks = [...chunksOf(wordsAsked(typed))];
  const parts = chunks.flatMap((chunk) => chunk.parts).slice(0, MOST_WORDS);
  const intent = intentOf(typed);
  const isLittle = (part: string) =>
    // Single letters and digits aren't distinctive either: `v1`, `P-256`.
    part.length === 1 || saysLittle(part) || (intent === 'question' && LITTLE_IN_QUESTIONS.has(part));
  const hasMajor = parts.some((part) => !isLittle(part));
  const words = parts.map((part, at) => ({
    text: part,
    spellings: isLittle(part) ? [] : (speller?.spell(parts, at) ?? []),
    isMinor: hasMajor && isLittle(part),
    inText: !isLittle(part),
  }));
  const last = parts.at(-1) ?? '';
  const isMisspelt = words.some(({ spellings }) => spellings.length > 0);
  const spelled = words.map(({ text: word, spellings }) => spellings[0]?.text ?? word);
  const whole = speller?.complete(spelled);
  const meant = whole === undefined ? spelled : [...spelled.slice(0, -1), whole];
  return {
    text: text.slice(0, MOST_PASTED).normalize('NFKC').trim().replace('()', ''),
    words,
    ...readingsOf(meant, others),
    called: loosely(meant),
    asOneWord: isMisspelt || whole !== undefined ? joined(meant) : asOneWord(typed.replace(TYPE_TAKEN, '')),
    isMisspeltPhrase: isMisspelt && intent !== 'name' && chunks.length > 1,
    intent,
    marks: marksOf(chunks.map((chunk) => chunk.text.toLowerCase())),
    start: parts.length === 1 || isTelling(last) ? last : '',
  };
}

/** Returns other readings of adjacent words, and of a verb that is separated by its object: `sign a user in`. */
function readingsOf(parts: readonly string[], others: OthersWords): Pick<Query, 'readings' | 'phrases'> {
  const readings: Reading[] = [];
  const phrases = new Map<string, Reading['words']>();
  for (let from = 0; from < parts.length; from += 1) {
    const read = (to: number, own: readonly string[]) => {
      const words: Reading['words'] = [from, to];
      phrases.set(joined(own), words);
      if (own.length > 1) readings.push({ words, terms: [joined(own)], quality: weights.joined });
      for (const terms of others.meant(own)) readings.push({ words, terms: [...terms], quality: 1 });
    };
    for (let to = from + 1; to <= Math.min(parts.length, from + MOST_JOINED); to += 1) {
      const own = parts.slice(from, to);
      read(to, own);
      const [verb = '', particle = ''] = [own[0], own.at(-1)];
      if (own.length > 2 && PARTED.has(verb) && PARTICLES.has(particle)) read(to, [verb, particle]);
      const telling = own.filter((word) => !saysLittle(word));
      // Matches `lost my phone`. Stop words at either end aren't part of a phrase.
      if (telling.length < own.length && telling.length > 1 && !saysLittle(verb) && !saysLittle(particle))
        read(to, telling);
    }
  }
  return { readings, phrases };
}

/**
 * Whether a word is distinctive. Words of one or two letters match half of all words, and stop words are in every
 * sentence.
 */
export const isTelling = (word: string): boolean => word.length > 2 && !saysLittle(word);

function marksOf(chunks: string[]): string[] {
  const telling = chunks.filter(isTelling);
  return [...new Set(telling.length > 0 ? telling : chunks)].slice(0, MOST_WORDS);
}
