import { nearest } from '../../../facts/nearest.ts';
import type { SymbolRecord } from '../../../facts/symbols/SymbolRecord.ts';
import type { PackageRecord, Site } from '../site/Site.ts';
import type { Answer } from './Answer.ts';
import type { ArgumentsOf } from './definitions.ts';
import { writeMember, writeSymbol } from './writeSymbol.ts';

/** Gives what the reference says of a symbol, or of a member of one. */
export function lookupSymbol(
  site: Site,
  { symbol: given, package: wanted }: ArgumentsOf<'lookup_symbol'>,
): Answer {
  const packages = site.packages.filter(({ package: name }) => !wanted || name === wanted);
  const [name = '', ...rest] = given.trim().replace(/\(.*$/s, '').split(/[.#]/);
  const found = packages.flatMap((origin) => {
    const symbol = symbolNamed(origin, name);
    return symbol ? [{ origin, symbol }] : [];
  });
  const [first] = found;
  if (!first) return { said: unknownSymbol(given, packages), failed: true };
  const others = site.packages.filter(
    (origin) => origin !== first.origin && symbolNamed(origin, first.symbol.name),
  );
  if (rest.length === 0) return { said: writeSymbol(first.symbol, first.origin, others) };
  const member = rest.reduce<SymbolRecord | undefined>(
    (holder, part) => memberNamed(holder, part),
    first.symbol,
  );
  if (member) return { said: writeMember(member, first.symbol, first.origin) };
  const names = first.symbol.members.map((own) => `${first.symbol.name}.${own.name}`);
  return {
    said: `${first.symbol.name} has no member ${rest.join('.').slice(0, 100)}. ${
      names.length > 0 ? `It has ${names.join(', ')}.` : 'It has none.'
    }`,
    failed: true,
  };
}

/** A symbol by its name; small and large letters are told apart only where it matters. */
function symbolNamed({ symbols }: PackageRecord, name: string): SymbolRecord | undefined {
  const like = name.toLowerCase();
  return (
    symbols.find((symbol) => symbol.name === name) ??
    symbols.find((symbol) => symbol.name.toLowerCase() === like)
  );
}

const memberNamed = (holder: SymbolRecord | undefined, name: string): SymbolRecord | undefined =>
  holder?.members.find((member) => member.name === name) ??
  holder?.members.find((member) => member.name.toLowerCase() === name.toLowerCase());

function unknownSymbol(given: string, packages: readonly PackageRecord[]): string {
  const exported = [...new Set(packages.flatMap(({ symbols }) => symbols.map(({ name }) => name)))];
  const like = nearest(given, exported);
  const holders = packages[0]?.symbols.filter((symbol) => memberNamed(symbol, given)) ?? [];
  return [
    `${packages.map((origin) => origin.package).join(' and ')} export nothing named ${given.slice(0, 100)}.`,
    ...(holders.length > 0
      ? [`There are members of that name: ${holders.map(({ name }) => `${name}.${given}`).join(', ')}.`]
      : []),
    ...(like.length > 0 ? [`Similar names: ${like.join(', ')}.`] : []),
    '`search_docs` finds symbols by words.',
  ].join(' ');
}
