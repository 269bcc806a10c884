import { joinBlocks } from '../../../model/src/joinBlocks.ts';
import { kindWord } from '../../../model/src/symbols/kindWord.ts';
import type { ParameterRecord, SymbolRecord, ThrowsRecord } from '../../../model/src/symbols/SymbolRecord.ts';
import type { PackageRecord } from '../site/Site.ts';

const code = (lines: readonly string[]) => ['```ts', ...lines, '```'].join('\n');

/** Writes a symbol's complete reference entry as Markdown. */
export function writeSymbol(
  symbol: SymbolRecord,
  origin: PackageRecord,
  alsoIn: readonly PackageRecord[],
): string {
  const { name, kind } = symbol;
  const isType = kind === 'TypeAlias' || kind === 'Interface';
  return joinBlocks([
    `# ${name}`,
    `${kindWord(symbol)} of ${origin.package}${symbol.since ? `, since ${symbol.since}` : ''}${symbol.advanced ? ', advanced' : ''}.${pageLine(symbol, origin)}`,
    alsoIn.length > 0 && `Also exported by ${alsoIn.map((record) => record.package).join(', ')}.`,
    code([`import ${isType ? 'type ' : ''}{ ${name} } from '${origin.package}';`, '', ...symbol.signatures]),
    ...details(symbol),
  ]);
}

export function writeMember(member: SymbolRecord, holder: SymbolRecord, origin: PackageRecord): string {
  return joinBlocks([
    `# ${holder.name}.${member.name}`,
    `${kindWord(member)} of the ${kindWord(holder).toLowerCase()} ${holder.name} of ${origin.package}.${pageLine(member, origin)}`,
    code(member.signatures),
    ...details(member),
  ]);
}

/** Returns the address of a symbol's reference entry. */
export const symbolAddress = ({ page, anchor }: SymbolRecord, { route }: PackageRecord): string =>
  `${route}/${page}${anchor ? `#${anchor}` : ''}`;

const pageLine = (symbol: SymbolRecord, origin: PackageRecord): string =>
  ` Page: ${symbolAddress(symbol, origin)}`;

const details = (symbol: SymbolRecord): (string | false)[] => [
  symbol.deprecated !== '' && `**Deprecated.** ${symbol.deprecated}`,
  symbol.summary,
  symbol.remarks,
  symbol.defaultValue !== '' && `Default: ${symbol.defaultValue}`,
  symbol.parameters.length > 0 && `## Parameters\n\n${symbol.parameters.map(parameterLine).join('\n')}`,
  symbol.returns !== '' && `## Returns\n\n${symbol.returns}`,
  symbol.throws.length > 0 && `## Throws\n\n${symbol.throws.map(throwsLine).join('\n')}`,
  symbol.examples.length > 0 && `## Example\n\n${symbol.examples.join('\n\n')}`,
  symbol.see.length > 0 && `See also: ${symbol.see.join(', ')}`,
  symbol.members.length > 0 && `## Members\n\n${symbol.members.map(memberLines).join('\n')}`,
];

const parameterLine = ({ name, type, optional, summary }: ParameterRecord): string =>
  `- \`${name}${optional ? '?' : ''}: ${type}\`: ${oneLine(summary)}`;

const throwsLine = ({ error, code, when, retry }: ThrowsRecord): string =>
  `- \`${error}\`${code ? ` (\`${code}\`)` : ''}: ${oneLine(when)}. Retry: ${retry.toLowerCase()}.`;

function memberLines({ name, signatures, summary, defaultValue, deprecated }: SymbolRecord): string {
  const facts = [
    oneLine(summary),
    deprecated !== '' && `Deprecated: ${oneLine(deprecated)}`,
    defaultValue !== '' && `Default: ${oneLine(defaultValue)}`,
  ].filter(Boolean);
  return `- \`${signatures.join('; ') || name}\`: ${facts.join(' ')}`;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
