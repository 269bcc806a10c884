import path from 'node:path';
import { publishedPackages } from '../../../model/src/packages.ts';
import type { Brand } from './Brand.ts';

/** Something to find, between things that may not or must stand beside it, and what to write for it there. */
interface Change {
  from: string;
  before: string;
  after: string;
  to: (before: string, after: string) => string;
}

/**
 * Makes what writes one brand in place of another, in one pass: the longest first, so that `https://docs.a.example` is
 * not taken for `a.example`. What stays the same is found too, and so kept from the shorter ones: a name in an address.
 */
export function renamer(from: Brand, to: Brand): (text: string) => string {
  const changes = [...addresses(from, to), ...names(from, to)].toSorted(
    (one, other) => other.from.length - one.from.length,
  );
  const wanted = changes.map(({ from, before, after }) => `${before}(${asPattern(from)})${after}`);
  // The hash of an archive, as lockfiles have it, is no text.
  const pattern = new RegExp(['\\bsha\\d+-[\\w+/=]+', ...wanted].join('|'), 'g');
  return (text) =>
    text.replace(pattern, (match: string, ...rest: (string | number | undefined)[]) => {
      const change = changes[rest.slice(0, changes.length).findIndex((group) => group !== undefined)];
      const at = Number(rest[changes.length]);
      return change
        ? change.to(text.charAt(at - 1), text.slice(at + match.length, at + match.length + 2))
        : match;
    });
}

const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

function addresses(from: Brand, to: Brand): Change[] {
  const whole = Object.entries(from.addresses).map(([key, address]): [string, string] => [
    address,
    to.addresses[key] ?? address,
  ]);
  // A host has a place of its own in mail addresses and in text.
  const hosts = whole
    .filter(([address]) => /^https:\/\/[^/]+(?:\/v\d+)?$/.test(address))
    .map(([address, other]): [string, string] => [new URL(address).host, new URL(other).host]);
  const plain: [string, string][] = [[from.domain, to.domain], ...hosts, ...whole];
  const inPatterns = plain.map(([one, other]): [string, string] => [asPattern(one), asPattern(other)]);
  return [...new Map([...plain, ...inPatterns])].map(([one, other]) => ({
    from: one,
    before: '(?<![A-Za-z\\d-])',
    after: '(?![A-Za-z\\d-])',
    to: () => other,
  }));
}

/** The ways to write a name. */
function formsOf(name: string) {
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

type Form = keyof ReturnType<typeof formsOf>;

/** Which form a word is in. A name of one word has the same letters in several, so what stands beside it tells. */
const FORMS: [form: Form, isMeant: (before: string, after: string) => boolean][] = [
  ['header', (_, after) => /^-[A-Z]/.test(after)],
  ['type', (before, after) => /\w/.test(before) || /^\w/.test(after)],
  ['text', () => true],
  ['key', (before, after) => before === '_' || after.startsWith('_')],
  ['file', (before, after) => /[-/@:]/.test(before) || /^(?:[-/]|:\S)/.test(after)],
  ['variable', () => true],
  ['constant', () => true],
];

/** What the files of packed packages are called, up to the version: npm makes that of the scope. */
const archives = (scope: string): string[] =>
  publishedPackages.map(({ name }) => `${scope.slice(1)}-${path.basename(name)}`);

/** The name as a word of a text or of an identifier, never inside another word, and the scope of the packages. */
function names(from: Brand, to: Brand): Change[] {
  const [old, next] = [formsOf(from.name), formsOf(to.name)];
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
      // A capital in front of a small letter begins a word wherever it stands: `isNacreError`.
      before: /^[A-Z][a-z]/.test(spelling) ? '' : '(?<![A-Za-z\\d])',
      after: /[a-z]$/.test(spelling) ? '(?![a-z])' : '(?![A-Za-z\\d])',
      to: (before: string, after: string) => {
        const form = FORMS.find(([form, isMeant]) => old[form] === spelling && isMeant(before, after));
        return next[form?.[0] ?? 'text'];
      },
    })),
  ];
}
