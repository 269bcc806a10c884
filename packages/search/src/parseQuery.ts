import { intentOf, pathIn, type Intent } from './intent.ts';
import { asOneTerm, asOneWord, chunksOf, isStopWord, wordsOf } from './terms.ts';

interface Word {
  text: string;
  /** Whether the other words are more distinctive, so that it needn't match. */
  isMinor: boolean;
  /** Whether it was typed in quotation marks, so that an entry without it is no result. */
  isRequired: boolean;
}

export interface Query {
  /** The typed text, without `()` and surrounding spaces. */
  text: string;
  words: Word[];
  /** Words typed with a minus sign. An entry with one is no result. */
  excluded: string[];
  /** The whole query as one word, and as one term. */
  asOneWord: string;
  asOneTerm: string;
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
/** Matches a word with a minus sign. Shorter ones are options of a command. */
const EXCLUDED = /(?<=\s)-(\p{L}{3,})/gu;
/** Matches words in quotation marks, which aren't those of JSON. */
const QUOTED = /(?<!\S)"([^"]+)"(?!\S)/g;

/** Returns the words of a query. The host and version of a URL are irrelevant. */
function searchedText(text: string): string {
  const path = pathIn(text);
  return path && /https?:/.test(text) ? path.segments.join(' ') : text;
}

export function parseQuery(text: string): Query {
  // An input method may type full-width letters.
  const normalized = text.slice(0, MAX_PASTED).normalize('NFKC');
  const all = normalized.slice(0, MAX_TYPED);
  const typed = all.replace(EXCLUDED, '');
  const quoted = new Set([...typed.matchAll(QUOTED)].flatMap(([, phrase = '']) => wordsOf(phrase)));
  const chunks = [...chunksOf(searchedText(typed))];
  const parts = chunks.flatMap(({ text: chunk }) => wordsOf(chunk)).slice(0, MAX_WORDS);
  const intent = intentOf(typed);
  const isLittle = (part: string) =>
    // Single letters and digits aren't distinctive either: `v1`, `P-256`.
    part.length === 1 || isStopWord(part);
  const hasMajor = parts.some((part) => !isLittle(part));
  const last = parts.at(-1) ?? '';
  const plain = typed.replace(TYPE_ARGUMENTS, '');
  return {
    text: normalized.trim().replace('()', ''),
    words: parts.map((part) => ({
      text: part,
      isMinor: hasMajor && isLittle(part),
      isRequired: quoted.has(part) && !isLittle(part),
    })),
    excluded: [...all.matchAll(EXCLUDED)].flatMap(([, word = '']) => wordsOf(word)),
    asOneWord: asOneWord(plain),
    asOneTerm: asOneTerm(plain),
    intent,
    marks: marksOf(chunks.map((chunk) => chunk.text.toLowerCase())),
    prefix: parts.length === 1 || isDistinctive(last) ? last : '',
  };
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
