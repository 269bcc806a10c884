import { site } from '../../../../src/config/site.ts';
import { houseWords } from './houseWords.ts';
import { proseOf } from './proseOf.ts';

type Replace = (found: string) => string;

/** Returns the form of a verb that has the same ending as the wrong verb, such as `using` for `utilizing`. */
const verb =
  (plain: string, third: string, past: string, going: string): Replace =>
  (found) =>
    /ing$/i.test(found) ? going : /ed$/i.test(found) ? past : /s$/i.test(found) ? third : plain;

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
  Latin: (found) => (/^e\.?\s?g/i.test(found) ? 'for example' : /^i/i.test(found) ? 'that is' : found),
  'plain words': verb('use', 'uses', 'used', 'using'),
  'short words': () => 'to',
  someone: (found) => (/^some/i.test(found) ? 'someone' : 'anyone'),
  fix: verb('fix', 'fixes', 'fixed', 'fixing'),
  webhook: (found) => (/s$/i.test(found) ? 'webhooks' : 'webhook'),
  backend: (found) => (/^f/i.test(found) ? 'frontend' : 'backend'),
  passkey: (found) => (/s$/i.test(found) ? 'passkeys' : 'passkey'),
  names: (found) => NAMES.find(([name]) => name.test(found))?.[1] ?? found,
  brand: () => site.name,
  abbreviations: (found) =>
    /[^m]s$/.test(found) ? `${found.slice(0, -1).toUpperCase()}s` : found.toUpperCase(),
};

/** Replaces wrong words in the prose of a text if there's only one replacement. */
export function applyHouseWords(file: string, source: string): string {
  const edits = proseOf(file, source).flatMap(({ start, text, isAttribute }) =>
    houseWords.flatMap(({ name, wrong }) => {
      const replace = replacements[name];
      if (!replace || isAttribute) return [];
      return [...text.matchAll(wrong)].map(({ 0: found, index }) => ({
        at: start + index,
        found,
        instead: inCaseOf(found, replace(found)),
      }));
    }),
  );
  // Starts at the end, so that the offsets of other edits stay valid.
  return edits
    .toSorted((a, b) => b.at - a.at)
    .reduce(
      (text, { at, found, instead }) => text.slice(0, at) + instead + text.slice(at + found.length),
      source,
    );
}

/** Keeps the capital of a word at the start of a sentence. */
const inCaseOf = (found: string, instead: string) =>
  /^[A-Z]/.test(found) ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead;
