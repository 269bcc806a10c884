import { joinLemmas } from './inflection.ts';
import { intentOf, pathIn, type Intent } from './intent.ts';
import type { SynonymIndex } from './SynonymIndex.ts';
import type { Speller, Correction } from './Speller.ts';
import { asOneWord, chunksOf, joined, isStopWord } from './terms.ts';
import { weights } from './weights.ts';

/** A word of a query. */
interface Word {
  text: string;
  /** Possible corrections if nothing matches the word, most likely first. */
  corrections: readonly Correction[];
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
  lemmatizedName: string;
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
  prefix: string;
}

/** Maximum number of characters of a question or an identifier. */
const MAX_TYPED = 400;
/**
 * Maximum number of characters of pasted text that is searched for a code or a path, because a console prints an
 * error's code after its stack.
 */
const MAX_PASTED = 4000;
const MAX_WORDS = 16;
/** Matches type parameters, which aren't part of a name: `Page<T>`. */
const TYPE_ARGUMENTS = /<[^<>]*>$/;
const MAX_JOINED = 6;
const QUESTION_STOP_WORDS = new Set([
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
const SEPARABLE_VERBS = new Set(['sign', 'log', 'top', 'set']);
const PARTICLES = new Set(['in', 'out', 'up']);

/** Returns the words of a query. The host and version of a URL are irrelevant. */
function searchedText(text: string): string {
  const path = pathIn(text);
  return path && /https?:/.test(text) ? path.segments.join(' ') : text;
}

/**
 * Splits a query into words, and finds their other readings: joined parts, and synonyms.
 *
 * @param synonyms - finds the docs' words for synonyms
 * @param speller - corrects misspelt words, and completes the last word
 */
export function parseQuery(text: string, synonyms: SynonymIndex, speller?: Speller): Query {
  // An input method may type full-width letters.
  const typed = text.slice(0, MAX_TYPED).normalize('NFKC');
  const chunks = [...chunksOf(searchedText(typed))];
  const parts = chunks.flatMap((chunk) => chunk.parts).slice(0, MAX_WORDS);
  const intent = intentOf(typed);
  const isLittle = (part: string) =>
    // Single letters and digits aren't distinctive either: `v1`, `P-256`.
    part.length === 1 || isStopWord(part) || (intent === 'question' && QUESTION_STOP_WORDS.has(part));
  const hasMajor = parts.some((part) => !isLittle(part));
  const words = parts.map((part, index) => ({
    text: part,
    corrections: isLittle(part) ? [] : (speller?.correct(parts, index) ?? []),
    isMinor: hasMajor && isLittle(part),
    inText: !isLittle(part),
  }));
  const last = parts.at(-1) ?? '';
  const isMisspelt = words.some(({ corrections }) => corrections.length > 0);
  const spelled = words.map(({ text: word, corrections }) => corrections[0]?.text ?? word);
  const completion = speller?.complete(spelled);
  const corrected = completion === undefined ? spelled : [...spelled.slice(0, -1), completion];
  return {
    text: text.slice(0, MAX_PASTED).normalize('NFKC').trim().replace('()', ''),
    words,
    ...readingsOf(corrected, synonyms),
    lemmatizedName: joinLemmas(corrected),
    asOneWord:
      isMisspelt || completion !== undefined
        ? joined(corrected)
        : asOneWord(typed.replace(TYPE_ARGUMENTS, '')),
    isMisspeltPhrase: isMisspelt && intent !== 'name' && chunks.length > 1,
    intent,
    marks: marksOf(chunks.map((chunk) => chunk.text.toLowerCase())),
    prefix: parts.length === 1 || isDistinctive(last) ? last : '',
  };
}

/** Returns other readings of adjacent words, and of a verb that is separated by its object: `sign a user in`. */
function readingsOf(parts: readonly string[], synonyms: SynonymIndex): Pick<Query, 'readings' | 'phrases'> {
  const readings: Reading[] = [];
  const phrases = new Map<string, Reading['words']>();
  for (let from = 0; from < parts.length; from += 1) {
    const read = (to: number, phrase: readonly string[]) => {
      const words: Reading['words'] = [from, to];
      phrases.set(joined(phrase), words);
      if (phrase.length > 1) readings.push({ words, terms: [joined(phrase)], quality: weights.joined });
      for (const terms of synonyms.termsFor(phrase)) readings.push({ words, terms: [...terms], quality: 1 });
    };
    for (let to = from + 1; to <= Math.min(parts.length, from + MAX_JOINED); to += 1) {
      const phrase = parts.slice(from, to);
      read(to, phrase);
      const [verb = '', particle = ''] = [phrase[0], phrase.at(-1)];
      if (phrase.length > 2 && SEPARABLE_VERBS.has(verb) && PARTICLES.has(particle))
        read(to, [verb, particle]);
      const distinctive = phrase.filter((word) => !isStopWord(word));
      // Matches `lost my phone`. Stop words at either end aren't part of a phrase.
      if (
        distinctive.length < phrase.length &&
        distinctive.length > 1 &&
        !isStopWord(verb) &&
        !isStopWord(particle)
      )
        read(to, distinctive);
    }
  }
  return { readings, phrases };
}

/**
 * Whether a word is distinctive. Words of one or two letters match half of all words, and stop words are in every
 * sentence.
 */
export const isDistinctive = (word: string): boolean => word.length > 2 && !isStopWord(word);

function marksOf(chunks: string[]): string[] {
  const distinctive = chunks.filter(isDistinctive);
  return [...new Set(distinctive.length > 0 ? distinctive : chunks)].slice(0, MAX_WORDS);
}
