import { loosely } from './inflection.ts';
import { intentOf, pathIn, type Intent } from './intent.ts';
import type { OthersWords } from './OthersWords.ts';
import type { Speller, Spelling } from './Speller.ts';
import { asOneWord, chunksOf, joined, saysLittle } from './terms.ts';
import { weights } from './weights.ts';

/** A word of a query. */
interface Word {
  text: string;
  /** What may have been meant, the likeliest first, if nothing has it. */
  spellings: readonly Spelling[];
  /** Whether it tells nothing beside the others: it is no matter whether it is found. */
  isMinor: boolean;
  /** Whether it is looked up in texts: one like `the` is in all of them and tells none from the others. */
  inText: boolean;
}

/** Terms that stand for some words of the query when an entry has all of them. */
interface Reading {
  /** The words from the first to before the second. */
  words: [from: number, to: number];
  terms: readonly string[];
  /** What finding them is worth beside finding the words themselves. */
  quality: number;
}

/** A query as the index is asked. */
export interface Query {
  /** As typed, without `()` and spaces around it. */
  text: string;
  words: Word[];
  readings: Reading[];
  /** One word, or several that belong together, by what they are as one word: as keywords are kept. */
  phrases: ReadonlyMap<string, Reading['words']>;
  /** All of it as one word, in any number and tense. */
  called: string;
  /** All of it as one word. */
  asOneWord: string;
  /** Whether it has several words, one of them misspelt: it is no name then, though it may be one as one word. */
  isMisspeltPhrase: boolean;
  intent: Intent;
  /** The chunks that tell something, in lower case, for marks on the page that is found. */
  marks: string[];
  /** What the last word has so far, if it tells something: longer words that begin so are marked too. */
  start: string;
}

/** A question of more words, or an identifier of more parts, is cut. */
const MOST_TYPED = 400;
/** What is pasted is read further for a code or a path: a console prints an error's code behind its stack. */
const MOST_PASTED = 4000;
const MOST_WORDS = 16;
/** What a type takes is no part of its name: `Page<T>`. */
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

/** A URL has a host and a version, which say nothing of what is asked. */
function wordsAsked(text: string): string {
  const path = pathIn(text);
  return path && /https?:/.test(text) ? path.segments.join(' ') : text;
}

/**
 * Splits a query into words, and finds what else they can mean: parts joined, and synonyms.
 *
 * @param others - finds what these docs call what others have another word for
 * @param speller - puts right what is misspelt, and guesses what the last word will be
 */
export function readQuery(text: string, others: OthersWords, speller?: Speller): Query {
  // An input method may type full-width letters.
  const typed = text.slice(0, MOST_TYPED).normalize('NFKC');
  const chunks = [...chunksOf(wordsAsked(typed))];
  const parts = chunks.flatMap((chunk) => chunk.parts).slice(0, MOST_WORDS);
  const intent = intentOf(typed);
  const isLittle = (part: string) =>
    // Nor do single letters and digits say much: `v1`, `P-256`.
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

/** What else words next to each other can mean, and those of a verb that its object parts: `sign a user in`. */
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
      // `lost my phone`; small words at an end belong to no phrase.
      if (telling.length < own.length && telling.length > 1 && !saysLittle(verb) && !saysLittle(particle))
        read(to, telling);
    }
  }
  return { readings, phrases };
}

/** Words of one or two letters are in half of all words, and small words in each sentence. */
export const isTelling = (word: string): boolean => word.length > 2 && !saysLittle(word);

function marksOf(chunks: string[]): string[] {
  const telling = chunks.filter(isTelling);
  return [...new Set(telling.length > 0 ? telling : chunks)].slice(0, MOST_WORDS);
}
