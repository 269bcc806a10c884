import type { Block, Note } from './Screen.ts';

/** A note in the definition of a screen. Without a term, the text of its part is the term. */
type Words = readonly [text: string, term?: string];
export type NoteWords = Required<Words>;

export const noteOf = ([text, term]: NoteWords): Note => ({ term, text });

const part = (block: Block, words?: Words, term = ''): Block =>
  words ? { ...block, note: noteOf([words[0], words[1] ?? term]) } : block;

export const heading = (text: string, words?: Words): Block => part({ kind: 'heading', text }, words, text);

export const lines = (text: readonly string[], words: NoteWords): Block =>
  part({ kind: 'text', lines: text }, words);

export const row = (text: string, more: { detail?: string; state?: string }, words?: Words): Block =>
  part({ kind: 'row', text, ...more }, words, text);

export const field = (label: string, value: string, words: Words): Block =>
  part({ kind: 'field', label, value }, words, label);

export const button = (text: string, words?: Words): Block => part({ kind: 'button', text }, words, text);

/** Returns a secondary button. */
export const quietButton = (text: string, words?: Words): Block =>
  part({ kind: 'button', text, quiet: true }, words, text);

export const choice = (options: readonly string[], words: NoteWords): Block =>
  part({ kind: 'choice', options }, words);

export const amount = (value: string, detail: string, words: NoteWords): Block =>
  part({ kind: 'number', value, detail }, words);

export const square = (words: NoteWords): Block => part({ kind: 'square' }, words);
