import { nearest } from '../../../model/src/nearest.ts';
import { kindWord } from '../../../model/src/symbols/kindWord.ts';
import { shorten } from '../invalidParams.ts';
import {
  exportsNamed,
  findSymbol,
  splitSymbolPath,
  type FoundSymbol,
  type SymbolPath,
} from '../site/findSymbol.ts';
import type { PackageRecord, Site } from '../site/Site.ts';
import type { ToolResult } from './ToolResult.ts';
import type { ArgumentsOf } from './definitions.ts';
import { operationsOf } from './operationRecords.ts';
import { symbolAddress, writeMember, writeSymbol } from './writeSymbol.ts';

/** Returns the reference entry of a symbol, or of a member of one. */
export function lookupSymbol(
  { packages, api }: Site,
  { symbol: input, package: packageName }: ArgumentsOf<'lookup_symbol'>,
): ToolResult {
  const entry = input.includes('/') && packages.find(({ package: name }) => isNamed(name, input.trim()));
  if (entry) return { content: writeEntry(entry), structuredData: { symbols: [] } };
  // A package's other entries are parts of it.
  const searched = packages.filter(
    ({ package: name }) => !packageName || `${name}/`.startsWith(`${packageName}/`),
  );
  const path = findSymbol(searched, input);
  const [first, ...otherMatches] = path.matches;
  if (!first) {
    const name = path.missing ?? splitSymbolPath(input)[0];
    const isOperation = operationsOf(api).some((operation) => operation.name === name);
    const hint = isOperation ? ` \`${name}\` is an operation of the API: \`lookup_operation\` has it.` : '';
    return { content: unknownSymbolMessage(input, path, searched, packages) + hint, failed: true };
  }
  const structuredData = { symbols: path.matches.map(symbolData) };
  if (first.holder) return { content: writeMembers(first.symbol.name, path.matches), structuredData };
  const also = exportsNamed(packages, first.symbol.name)
    .map(({ origin }) => origin)
    .filter((origin) => origin !== first.origin);
  // Two entries may each export a different symbol with the same name.
  const namesakes = otherMatches.filter(({ symbol }) => symbol.summary !== first.symbol.summary);
  return {
    content: [first, ...namesakes].map((match) => writeSymbol(match.symbol, match.origin, also)).join('\n\n'),
    structuredData,
  };
}

/** Whether a text is a package's full name or the end of it: `sdk-base/server`, `/sandbox`. */
const isNamed = (name: string, text: string): boolean =>
  name === text || name.endsWith(`/${text.replace(/^\//, '')}`);

/** Lists the exports of a package or an entry, each with the first sentence of its summary. */
const writeEntry = ({ package: name, symbols }: PackageRecord): string =>
  [
    `# ${name}`,
    'Look a symbol up by its name.',
    symbols
      .map((symbol) => {
        const [sentence = ''] = /^.*?\.(?=\s|$)/.exec(symbol.summary.replace(/\s+/g, ' ')) ?? [
          symbol.summary,
        ];
        return `- \`${symbol.name}\` (${kindWord(symbol)}): ${sentence}`;
      })
      .join('\n'),
  ].join('\n\n');

function symbolData({ symbol, holder, origin }: FoundSymbol) {
  return {
    name: holder ? `${holder.name}.${symbol.name}` : symbol.name,
    package: origin.package,
    page: symbolAddress(symbol, origin),
  };
}

/** Writes a single member in full, or a list of several with the same name. */
function writeMembers(name: string, matches: readonly FoundSymbol[]): string {
  const [first] = matches;
  if (matches.length === 1 && first?.holder) return writeMember(first.symbol, first.holder, first.origin);
  const lines = matches.map(({ symbol, holder, origin }) => {
    return `- \`${holder?.name ?? ''}.${symbol.name}\` of ${origin.package}: \`${symbol.signatures.join('; ')}\` Page: ${symbolAddress(symbol, origin)}`;
  });
  return `Several types have a member ${name}. Look one up with its type:\n\n${lines.join('\n')}`;
}

function unknownSymbolMessage(
  input: string,
  { last, missing }: SymbolPath,
  searched: readonly PackageRecord[],
  packages: readonly PackageRecord[],
): string {
  if (last) {
    const memberNames = last.symbol.members.map((member) => member.name);
    const similar = nearest(missing ?? '', memberNames, 3).map((name) => `${last.symbol.name}.${name}`);
    return [
      `${last.symbol.name} has no member ${shorten(missing ?? '')}.`,
      ...(similar.length > 0 ? [`Similar: ${similar.join(', ')}.`] : []),
      memberNames.length > 0
        ? `It has ${memberNames.map((name) => `${last.symbol.name}.${name}`).join(', ')}.`
        : 'It has no members.',
    ].join(' ');
  }
  const name = splitSymbolPath(input)[0] ?? '';
  const elsewhere = exportsNamed(packages, name).map(({ origin }) => origin.package);
  const exported = [...new Set(searched.flatMap(({ symbols }) => symbols.map((symbol) => symbol.name)))];
  const similar = nearest(name, exported);
  const names = searched.map((origin) => origin.package);
  const subject = names.length === 1 ? `${names[0]} exports` : `None of ${names.join(', ')} exports`;
  return [
    `${subject} ${names.length === 1 ? 'nothing' : 'anything'} named ${shorten(name)}.`,
    ...(elsewhere.length > 0 ? [`It's exported by ${elsewhere.join(' and ')}: look it up there.`] : []),
    ...(similar.length > 0 ? [`Similar names: ${similar.join(', ')}.`] : []),
    '`search_docs` finds symbols by words.',
  ].join(' ');
}
