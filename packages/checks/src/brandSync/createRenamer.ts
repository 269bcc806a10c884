import path from 'node:path';
import { escapeRegExp } from '../../../model/src/escapeRegExp.ts';
import { publishedPackages } from '../../../model/src/packages.ts';
import type { Brand } from './Brand.ts';

/** A text to find, patterns for the characters before and after it, and its replacement. */
interface Replacement {
  from: string;
  before: string;
  after: string;
  to: (before: string, after: string) => string;
}

/**
 * Creates a function that replaces one brand with another in a single pass. Longer texts match first, so that
 * `https://docs.a.example` doesn't match as `a.example`. Unchanged texts match too, which protects them from shorter
 * matches, such as that of a name in an address.
 */
export function createRenamer(from: Brand, to: Brand): (text: string) => string {
  const changes = [...addresses(from, to), ...names(from, to)].toSorted(
    (a, b) => b.from.length - a.from.length,
  );
  const patterns = changes.map(({ from, before, after }) => `${before}(${escapeRegExp(from)})${after}`);
  // Skips the hashes of archives in lockfiles, which aren't text.
  const pattern = new RegExp(['\\bsha\\d+-[\\w+/=]+', ...patterns].join('|'), 'g');
  return (text) =>
    text.replace(pattern, (match: string, ...rest: (string | number | undefined)[]) => {
      const change = changes[rest.slice(0, changes.length).findIndex((group) => group !== undefined)];
      const offset = Number(rest[changes.length]);
      return change
        ? change.to(text.charAt(offset - 1), text.slice(offset + match.length, offset + match.length + 2))
        : match;
    });
}

function addresses(from: Brand, to: Brand): Replacement[] {
  const addressPairs = Object.entries(from.addresses).map(([key, address]): [string, string] => [
    address,
    to.addresses[key] ?? address,
  ]);
  // A host can appear on its own in e-mail addresses and in text.
  const hosts = addressPairs
    .filter(([address]) => /^https:\/\/[^/]+(?:\/v\d+)?$/.test(address))
    .map(([address, replacement]): [string, string] => [new URL(address).host, new URL(replacement).host]);
  const plain: [string, string][] = [[from.domain, to.domain], ...hosts, ...addressPairs];
  const inPatterns = plain.map(([text, replacement]): [string, string] => [
    escapeRegExp(text),
    escapeRegExp(replacement),
  ]);
  return [...new Map([...plain, ...inPatterns])].map(([text, replacement]) => ({
    from: text,
    before: '(?<![A-Za-z\\d-])',
    after: '(?![A-Za-z\\d-])',
    to: () => replacement,
  }));
}

/** Returns the spellings of a name. */
function spellingsOf(name: string) {
  const words = name.split(/[^A-Za-z\d]+/).filter(Boolean);
  const lower = words.map((word) => word.toLowerCase());
  const capital = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return {
    text: name,
    header: capital.join('-'),
    type: capital.join(''),
    variable: (lower[0] ?? '') + capital.slice(1).join(''),
    file: lower.join('-'),
    key: lower.join('_'),
    constant: lower.join('_').toUpperCase(),
  };
}

type Form = keyof ReturnType<typeof spellingsOf>;

/**
 * Determines the form of a word from the characters next to it, since several forms of a one-word name have the same
 * letters.
 */
const FORMS: [form: Form, matches: (before: string, after: string) => boolean][] = [
  ['header', (_, after) => /^-[A-Z]/.test(after)],
  ['type', (before, after) => /\w/.test(before) || /^\w/.test(after)],
  ['text', () => true],
  ['key', (before, after) => before === '_' || after.startsWith('_')],
  ['file', (before, after) => /[-/@:]/.test(before) || /^(?:[-/]|:\S)/.test(after)],
  ['variable', () => true],
  ['constant', () => true],
];

/** Returns the file names of packed packages up to the version. npm derives them from the scope. */
const archives = (scope: string): string[] =>
  publishedPackages.map(({ name }) => `${scope.slice(1)}-${path.basename(name)}`);

/**
 * Changes for the name as a word of a text or an identifier, never inside another word, and for the scope of the
 * packages.
 */
function names(from: Brand, to: Brand): Replacement[] {
  const [old, next] = [spellingsOf(from.name), spellingsOf(to.name)];
  const spellings = [...new Set(Object.values(old))];
  return [
    { from: from.tagline, before: '', after: '', to: () => to.tagline },
    { from: from.scope, before: '(?<![\\w-])', after: '(?![\\w-]|\\.\\w)', to: () => to.scope },
    ...archives(from.scope).map((archive, index) => ({
      from: archive,
      before: '(?<![\\w-])',
      after: '(?=-\\d)',
      to: () => archives(to.scope)[index] ?? archive,
    })),
    ...spellings.map((spelling) => ({
      from: spelling,
      // A capital before a lowercase letter starts a word in any position, as in `isNacreError`.
      before: /^[A-Z][a-z]/.test(spelling) ? '' : '(?<![A-Za-z\\d])',
      after: /[a-z]$/.test(spelling) ? '(?![a-z])' : '(?![A-Za-z\\d])',
      to: (before: string, after: string) => {
        const form = FORMS.find(([form, matches]) => old[form] === spelling && matches(before, after));
        return next[form?.[0] ?? 'text'];
      },
    })),
  ];
}
