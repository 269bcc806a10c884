import { synonyms } from './synonyms.ts';
import { asOneWord, chunksOf, joined, saysLittle, stemOf } from './terms.ts';

/** A word of a query. */
interface Word {
  text: string;
  /** Little is lost when it is not found. */
  isMinor: boolean;
  /** Whether it is looked up in texts: one like `the` is in all of them and tells none from the others. */
  inText: boolean;
}

/** Terms that stand for some words of the query when an entry has all of them. */
interface Reading {
  /** The words from the first to before the second. */
  words: [from: number, to: number];
  terms: string[];
  /** What finding them is worth beside finding the words themselves. */
  quality: number;
}

/** A query as the index is asked. */
export interface Query {
  /** As typed, without `()` and spaces around it. */
  text: string;
  words: Word[];
  readings: Reading[];
  /** All of it as one word. */
  asOneWord: string;
  /** Whether it looks like code. */
  isCode: boolean;
  /** Whether it is in words that these docs have others for: a task, not a name. */
  isTask: boolean;
  /** Its chunks in lower case, for marks on the page that is found. */
  marks: string[];
}

const synonymReadings = new Map(
  Object.entries(synonyms).map(([phrase, others]) => [
    wordsOf(phrase).join(' '),
    others.map((other) => wordsOf(other).map(stemOf)),
  ]),
);

/** A question of more words, or an identifier of more parts, is cut. */
const MOST_WORDS = 16;
const MOST_JOINED = 6;
const CODE = /\p{Ll}\p{Lu}|[_(){}]|\w[./:]\w|^[/@]|^(?:GET|POST|PUT|PATCH|DELETE)$|^\p{Lu}{2,}-?\d/u;

/** Splits a query into words, and finds what else they can mean: parts joined, and synonyms. */
export function readQuery(text: string): Query {
  const chunks = [...chunksOf(text.slice(0, 400))];
  const parts = chunks.flatMap((chunk) => chunk.parts).slice(0, MOST_WORDS);
  // Nor do single letters and digits say much: `v1`, `P-256`.
  const isLittle = (part: string) => part.length === 1 || saysLittle(part);
  const hasMajor = parts.some((part) => !isLittle(part));
  const words = parts.map((part) => ({
    text: part,
    isMinor: hasMajor && isLittle(part),
    inText: !isLittle(part),
  }));
  const readings: Reading[] = [];
  // How many words have other words for the same thing.
  let others = 0;
  for (let from = 0; from < parts.length; from += 1) {
    for (let to = from + 2; to <= Math.min(parts.length, from + MOST_JOINED); to += 1) {
      readings.push({ words: [from, to], terms: [joined(parts.slice(from, to))], quality: 1.15 });
    }
    for (let to = from + 1; to <= Math.min(parts.length, from + 3); to += 1) {
      for (const terms of synonymReadings.get(parts.slice(from, to).join(' ')) ?? []) {
        readings.push({ words: [from, to], terms, quality: 0.85 });
        others += to - from;
      }
    }
  }
  return {
    text: text.trim().replace('()', ''),
    words,
    readings,
    asOneWord: asOneWord(text.slice(0, 400)),
    isTask: words.length > 1 || others > 0,
    isCode: text.split(/\s+/).some((word) => CODE.test(word)),
    marks: marksOf(chunks.map((chunk) => chunk.text.toLowerCase())),
  };
}

function wordsOf(text: string): string[] {
  return [...chunksOf(text)].flatMap(({ parts }) => parts);
}

function marksOf(chunks: string[]): string[] {
  const telling = chunks.filter((chunk) => !saysLittle(chunk));
  return [...new Set(telling.length > 0 ? telling : chunks)].slice(0, MOST_WORDS);
}
