import type { Problem } from '../../../model/src/problem.ts';
import { site } from '../../../../src/config/site.ts';
import { proseOf } from './proseOf.ts';

/** A word or phrase that these docs avoid, and the alternative for writers. */
export interface HouseWord {
  name: string;
  pattern: RegExp;
  instead: string;
}

/** Compiles a pattern in which a space also matches a line break. */
const words = (pattern: string, flags = 'gi') => new RegExp(pattern.replaceAll(' ', '\\s+'), flags);

/** Matches the brand in any capitalization. */
const anyCase = [...site.name].map((letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`).join('');

/** Rules for one term per concept, and against words that sell, soften or scold. */
export const houseWords: readonly HouseWord[] = [
  {
    name: 'sign in',
    pattern: words('\\b(?:log(?:s|ged|ging)?[ -]in|logins?|signin)\\b'),
    instead: 'write "sign in" for the act and "sign-in" for the thing',
  },
  {
    name: 'sign out',
    pattern: words('\\b(?:log(?:s|ged|ging)?[ -](?:out|off)|logout|logoff|signout)\\b'),
    instead: 'write "sign out"',
  },
  { name: 'sign up', pattern: words('\\b(?:signup|register an account)\\b'), instead: 'write "sign up"' },
  {
    name: 'link text',
    pattern: words('\\b(?:click here|read more here|see here|this link)\\b'),
    instead: 'name the page that the link leads to',
  },
  {
    name: 'filler',
    pattern: words(
      '\\b(?:please|simply|just|easily|obviously|basically|actually|of course|needless to say)\\b',
    ),
    instead: 'leave it out',
  },
  {
    name: 'advertising',
    pattern: words(
      '\\b(?:seamless(?:ly)?|effortless(?:ly)?|powerful|robust|cutting-edge|state-of-the-art|world-class|best-in-class|next-generation|game-changing|revolutionary|blazing(?:ly)?)\\b',
    ),
    instead: 'say what it does',
  },
  {
    name: 'exclamation mark',
    pattern: /[a-z\d]!(?=\s|$|["”)])/gi,
    instead: 'end the sentence with a full stop',
  },
  {
    name: 'em dash',
    pattern: /[\w)]+\s?—\s?[\w(]+/g,
    instead: 'write a colon, a comma, parentheses or two sentences',
  },
  {
    name: 'second person',
    pattern: words("\\b(?:let['’]s|we|we['’](?:re|ll|ve))\\b"),
    instead: 'speak to the reader as "you", or name who acts',
  },
  {
    name: 'Latin',
    pattern: /\b(?:e\.\s?g\.|i\.\s?e\.|etc\.)/gi,
    instead: 'write "for example", "that is" or "and so on"',
  },
  {
    name: 'plain words',
    pattern: words('\\b(?:utili[sz]e[sd]?|utili[sz]ing|leverag(?:e[sd]?|ing))\\b'),
    instead: 'write "use"',
  },
  { name: 'short words', pattern: words('\\bin order to\\b'), instead: 'write "to"' },
  {
    name: 'lists',
    pattern: words('\\b(?:black|white)-?list(?:s|ed|ing)?\\b'),
    instead: 'write "block list" or "allow list", or say what is blocked or allowed',
  },
  {
    name: 'roles',
    pattern: words('\\b(?:master|slave)s?\\b'),
    instead: 'write "primary" and "replica", or say what it does',
  },
  {
    name: 'someone',
    pattern: words('\\b(?:some|any)bod(?:y|ies)\\b'),
    instead: 'write "someone" or "anyone", or name who it is',
  },
  {
    name: 'possessives',
    pattern: words('\\bof (?:yours|theirs|ours)\\b'),
    instead: 'write "your", "their" or "one of your" before the noun',
  },
  {
    name: 'own',
    pattern: words('\\ban own\\b'),
    instead: 'write "your own", "its own" or "a custom"',
  },
  {
    name: 'openings',
    pattern: words(
      "\\bwhen (?:you have|you['’]ve) (?:read|followed|gone through|finished) this\\b|\\bat the end of this (?:page|guide)\\b|\\bis the entry to\\b",
    ),
    instead: 'say in one sentence what the reader gets',
  },
  {
    name: 'all the same',
    pattern: words('\\ball the same\\b'),
    instead: 'write "still" or "anyway", or "equal"',
  },
  { name: 'fix', pattern: words('\\bmend(?:s|ed|ing)?\\b'), instead: 'write "fix"' },
  {
    name: 'whom',
    pattern: words('\\bwhom\\b'),
    instead: 'write "who" or "that", or turn the sentence around',
  },
  {
    name: 'infinitives',
    pattern: words('\\b(?:is|are|was|were) to be [a-z]+(?:ed|en|n)\\b|\\bto come earlier\\b'),
    instead: 'write "should", "must" or "will", with who does it',
  },
  {
    name: 'likewise',
    pattern: words('\\bthe same (?:holds|goes|counts)\\b'),
    instead: 'repeat the statement',
  },
  {
    name: 'conditions',
    pattern: words(
      "\\bwhere (?:(?:there (?:is|are)|there['’]s|it has) (?:no|none|one)|it (?:is|was) left out)\\b",
    ),
    instead: 'write "if", unless it is about a place',
  },
  { name: 'e-mail', pattern: words('\\be\\s?mail(?:s|ed)?\\b'), instead: 'write "e-mail"' },
  { name: 'webhook', pattern: words('\\bweb[ -]hooks?\\b'), instead: 'write "webhook"' },
  {
    name: 'backend',
    pattern: words('\\b(?:back|front)[ -]end\\b'),
    instead: 'write it as one word, "backend" or "frontend"',
  },
  {
    name: 'on chain',
    pattern: words('\\b(?:on|off)chain\\b'),
    instead: 'write "on chain", or "on-chain" before a noun',
  },
  {
    name: 'networks',
    pattern: words('(?<!Stellar |-)\\b(?:test|main)\\s?nets?\\b'),
    instead: 'write "test network" or "main network"',
  },
  { name: 'passkey', pattern: words('\\bpass[ -]keys?\\b'), instead: 'write "passkey"' },
  {
    name: 'names',
    pattern:
      /\b(?:[Jj]ava(?:script| Script)|[Tt]ype(?:script| Script)|[Gg]it(?:hub| Hub)|[Dd]ocu[Ss]aurus(?<!Docusaurus)|[Oo]pen ?[Aa]pi|Open API|[Nn]ode\.?[Jj][Ss]|[Rr]eact\.?[Jj][Ss]|[Nn]ext(?:js|JS| js|\.JS))\b/g,
    instead: 'write names as their owners do: JavaScript, TypeScript, GitHub, OpenAPI, Node, React, Next.js',
  },
  {
    name: 'brand',
    pattern: new RegExp(`\\b(?!${site.name}\\b)${anyCase}\\b(?![\\w./-]*[./-]\\w)`, 'g'),
    instead: `write "${site.name}"`,
  },
  {
    name: 'abbreviations',
    pattern: /(?<![\w./@-])(?:[Aa]pi|[Ss]dk|[Jj]son|[Jj]wt|[Nn]ft|[Uu]rl|[Ss]ms|[Mm]cp)s?\b(?![-(])/g,
    instead: 'write it in capitals',
  },
];

/** Reports every use of these words in the prose of a file. Code, addresses and readers' own keywords aren't prose. */
export function checkHouseWords(file: string, source: string): Problem[] {
  return proseOf(file, source).flatMap(({ start, text }) =>
    houseWords.flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map((match) => ({
        file,
        line: source.slice(0, start + match.index).split('\n').length,
        message: `"${match[0].replace(/\s+/g, ' ')}": ${instead}`,
      })),
    ),
  );
}
