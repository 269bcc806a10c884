import { site } from '../../../../src/config/site.ts';
import { splice } from '../texts/splice.ts';
import { houseWords } from './houseWords.ts';
import { proseOf } from './proseOf.ts';

type Replace = (word: string) => string;

/** Returns the form of a verb that has the same ending as the wrong verb, such as `using` for `utilizing`. */
const verb =
  (plain: string, third: string, past: string, going: string): Replace =>
  (word) =>
    /ing$/i.test(word) ? going : /ed$/i.test(word) ? past : /s$/i.test(word) ? third : plain;

const NAMES: readonly [RegExp, string][] = [
  [/^java ?script$/i, 'JavaScript'],
  [/^type ?script$/i, 'TypeScript'],
  [/^git ?hub$/i, 'GitHub'],
  [/^docusaurus$/i, 'Docusaurus'],
  [/^open ?api$/i, 'OpenAPI'],
  [/^node/i, 'Node'],
  [/^react/i, 'React'],
  [/^next/i, 'Next.js'],
];

/**
 * Replacements for wrong words, by the name of the rule. Words that have several meanings, or whose replacement changes
 * the sentence, are left to people.
 */
export const replacements: Readonly<Record<string, Replace>> = {
  // The period of "etc." may also end the sentence.
  Latin: (word) => (/^e\.?\s?g/i.test(word) ? 'for example' : /^i/i.test(word) ? 'that is' : word),
  'plain words': verb('use', 'uses', 'used', 'using'),
  'short words': () => 'to',
  someone: (word) => (/^some/i.test(word) ? 'someone' : 'anyone'),
  fix: verb('fix', 'fixes', 'fixed', 'fixing'),
  webhook: (word) => (/s$/i.test(word) ? 'webhooks' : 'webhook'),
  backend: (word) => (/^f/i.test(word) ? 'frontend' : 'backend'),
  passkey: (word) => (/s$/i.test(word) ? 'passkeys' : 'passkey'),
  names: (word) => NAMES.find(([name]) => name.test(word))?.[1] ?? word,
  brand: () => site.name,
  abbreviations: (word) => (/[^m]s$/.test(word) ? `${word.slice(0, -1).toUpperCase()}s` : word.toUpperCase()),
};

/** Replaces wrong words in the prose of a text if there's only one replacement. */
export function applyHouseWords(file: string, source: string): string {
  const edits = proseOf(file, source).flatMap(({ start: before, text, isAttribute }) =>
    houseWords.flatMap(({ name, pattern }) => {
      const replace = replacements[name];
      if (!replace || isAttribute) return [];
      return [...text.matchAll(pattern)].map(({ 0: word, index }) => {
        const start = before + index;
        return { start, end: start + word.length, text: inCaseOf(word, replace(word)) };
      });
    }),
  );
  return splice(source, edits);
}

/** Keeps the capital of a word at the start of a sentence. */
const inCaseOf = (word: string, instead: string) =>
  /^[A-Z]/.test(word) ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead;
