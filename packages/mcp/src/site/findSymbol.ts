import type { SymbolRecord } from '../../../model/src/symbols/SymbolRecord.ts';
import type { PackageRecord } from './Site.ts';

/** A symbol or a member of one, with its package. */
export interface FoundSymbol {
  origin: PackageRecord;
  symbol: SymbolRecord;
  /** The symbol that it's a member of. */
  holder?: SymbolRecord;
}

/** The result of following a path such as `client.auth.signIn`, complete or partial. */
export interface SymbolPath {
  matches: FoundSymbol[];
  /** The last symbol that was found, which lacks the next member. */
  last?: FoundSymbol;
  missing?: string;
}

/** Returns the names of a path in code: `new Client(…)`, `<NacreProvider>`, `account?.transfer()`. */
export const splitSymbolPath = (text: string): string[] =>
  text
    .trim()
    .replace(/^[`'"]+|[`'"]+$/g, '')
    .replace(/^import\s+(?:type\s+)?\{\s*(?:type\s+)?(\w+)[\s\S]*$/, '$1')
    .replace(/^\(\s*await\s+([\s\S]*?)\)\s*(?=\.)/, '$1')
    .replace(/^(?:await|new|typeof)\s+/, '')
    .replace(/^<\/?\s*([\w.]+)[\s\S]*$/, '$1')
    .replace(/\([^()]*\)|\([\s\S]*$/g, '')
    .replace(/<[\s\S]*>/g, '')
    .split(/\?\.|[.#]|::/)
    .map((name) => name.trim());

/** Follows a path from an export, through the types of its members. */
export function findSymbol(packages: readonly PackageRecord[], text: string): SymbolPath {
  const [name = '', ...rest] = splitSymbolPath(text);
  if (rest.length === 0) return { matches: findName(packages, name, /\(/.test(text)) };
  const [start] = exportsNamed(packages, name);
  if (!start) return { matches: [] };
  let last = start;
  for (const part of rest) {
    const next = memberOf(last, part) ?? memberOf(typeOf(packages, last), part);
    if (!next) {
      const { origin, symbol } = typeOf(packages, last) ?? last;
      return { matches: [], last: { origin, symbol }, missing: part };
    }
    last = next;
  }
  return { matches: [last] };
}

/**
 * Finds the symbols for a single name: an export, or else the members with exactly that name if it looks like a call,
 * an export that differs only in case, or any members.
 */
function findName(packages: readonly PackageRecord[], name: string, isCalled: boolean): FoundSymbol[] {
  const [first, ...rest] = exportsNamed(packages, name);
  if (first?.symbol.name === name) return [first, ...rest];
  const members = packages.flatMap((origin) =>
    origin.symbols.flatMap((holder) => {
      const symbol = holder.members.find((member) => member.name === name);
      return symbol ? [{ origin, symbol, holder }] : [];
    }),
  );
  const firstExports = members.filter(({ origin, holder }) => isFirst(packages, origin, holder.name));
  const methods = firstExports.filter(({ symbol }) => symbol.kind === 'method');
  if (methods.length > 0 && (isCalled || /^[a-z]/.test(name))) return methods;
  return first ? [first] : firstExports;
}

/** Whether a package is the first to export a name. The React package re-exports the base package's symbols. */
const isFirst = (packages: readonly PackageRecord[], origin: PackageRecord, name: string): boolean =>
  packages.find(({ symbols }) => symbols.some((symbol) => symbol.name === name)) === origin;

/** Returns the exports with a name. Case matters only if an exact match exists. */
export function exportsNamed(packages: readonly PackageRecord[], name: string): FoundSymbol[] {
  const exportsWhere = (isSame: (exportName: string) => boolean) =>
    packages.flatMap((origin) =>
      origin.symbols.filter((symbol) => isSame(symbol.name)).map((symbol) => ({ origin, symbol })),
    );
  const exact = exportsWhere((exportName) => exportName === name);
  const lowerCase = name.toLowerCase();
  return exact.length > 0 ? exact : exportsWhere((exportName) => exportName.toLowerCase() === lowerCase);
}

function memberOf(holder: FoundSymbol | undefined, name: string): FoundSymbol | undefined {
  if (!holder) return undefined;
  const { members } = holder.symbol;
  const symbol =
    members.find((member) => member.name === name) ??
    members.find((member) => member.name.toLowerCase() === name.toLowerCase());
  return symbol && { origin: holder.origin, symbol, holder: holder.symbol };
}

/** Returns the type of a property, or of a call's result. The package's own exports are searched first. */
function typeOf(
  packages: readonly PackageRecord[],
  { origin, symbol }: FoundSymbol,
): FoundSymbol | undefined {
  const type = symbol.signatures[0]?.replace(/^[\s\S]*\)\s*(?::|=>)\s*|^[^:(]*:\s*/, '') ?? '';
  const name = type
    .replace(/\s*\|\s*(?:null|undefined)\b/g, '')
    .replace(/^(?:Promise|PageList|readonly)\s*<?\s*([\w]+)[\s\S]*$/, '$1')
    .replace(/<[\s\S]*$|\[\]$/g, '');
  const [match] = exportsNamed([origin, ...packages], name);
  return match?.symbol.name === name ? match : undefined;
}
