import type { Block, Note } from './Screen.ts';

/** A note as the screens write it. */
export type NoteWords = readonly [term: string, text: string];

export const noteOf = ([term, text]: NoteWords): Note => ({ term, text });

const part = <Part extends Block>(block: Part, words?: NoteWords): Part =>
  words ? { ...block, note: noteOf(words) } : block;

export const heading = (text: string, words?: NoteWords): Block => part({ kind: 'heading', text }, words);

export const lines = (text: readonly string[], words: NoteWords): Block =>
  part({ kind: 'text', lines: text }, words);

export const row = (text: string, more: { detail?: string; state?: string }, words?: NoteWords): Block =>
  part({ kind: 'row', text, ...more }, words);

export const field = (label: string, value: string, words: NoteWords): Block =>
  part({ kind: 'field', label, value }, words);

export const button = (text: string, words?: NoteWords): Block => part({ kind: 'button', text }, words);

/** A button that is not the one to press as a rule. */
export const quietButton = (text: string, words?: NoteWords): Block =>
  part({ kind: 'button', text, quiet: true }, words);

export const choice = (options: readonly string[], words: NoteWords): Block =>
  part({ kind: 'choice', options }, words);

export const amount = (value: string, detail: string, words: NoteWords): Block =>
  part({ kind: 'number', value, detail }, words);

export const square = (words: NoteWords): Block => part({ kind: 'square' }, words);
