import type { SymbolRecord } from '../../../model/src/symbols/SymbolRecord.ts';
import type { PackageRecord } from './Site.ts';

/** A symbol, or a member of one, with where it comes from. */
export interface FoundSymbol {
  origin: PackageRecord;
  symbol: SymbolRecord;
  /** What it's a member of. */
  holder?: SymbolRecord;
}

/** What a path such as `client.auth.signIn` leads to, or how far it leads. */
export interface SymbolPath {
  found: FoundSymbol[];
  /** Where the path ends too early: the symbol that has no such member. */
  last?: FoundSymbol;
  missing?: string;
}

/** The names of a path, as code writes it: `new Client(…)`, `<NacreProvider>`, `account?.transfer()`. */
export const namesIn = (given: string): string[] =>
  given
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

/** Follows a path from an export, by the types of its members. */
export function findSymbol(packages: readonly PackageRecord[], given: string): SymbolPath {
  const [name = '', ...rest] = namesIn(given);
  if (rest.length === 0) return { found: findName(packages, name, /\(/.test(given)) };
  const [start] = exportsNamed(packages, name);
  if (!start) return { found: [] };
  let last = start;
  for (const part of rest) {
    const next = memberOf(last, part) ?? memberOf(typeOf(packages, last), part);
    if (!next) {
      const { origin, symbol } = typeOf(packages, last) ?? last;
      return { found: [], last: { origin, symbol }, missing: part };
    }
    last = next;
  }
  return { found: [last] };
}

/**
 * What a name alone stands for: an export; else, where it's written as code calls it, the members of just that name;
 * an export that differs in small and large letters; members.
 */
function findName(packages: readonly PackageRecord[], name: string, isCalled: boolean): FoundSymbol[] {
  const [first, ...others] = exportsNamed(packages, name);
  if (first?.symbol.name === name) return [first, ...others];
  const members = packages.flatMap((origin) =>
    origin.symbols.flatMap((holder) => {
      const symbol = holder.members.find((member) => member.name === name);
      return symbol ? [{ origin, symbol, holder }] : [];
    }),
  );
  const own = members.filter(({ origin, holder }) => isFirst(packages, origin, holder.name));
  const methods = own.filter(({ symbol }) => symbol.kind === 'method');
  if (methods.length > 0 && (isCalled || /^[a-z]/.test(name))) return methods;
  return first ? [first] : own;
}

/** The React package exports the base package's symbols again. */
const isFirst = (packages: readonly PackageRecord[], origin: PackageRecord, name: string): boolean =>
  packages.find(({ symbols }) => symbols.some((symbol) => symbol.name === name)) === origin;

/** The exports of a name; small and large letters are told apart only if it matters. */
export function exportsNamed(packages: readonly PackageRecord[], name: string): FoundSymbol[] {
  const all = (isSame: (own: string) => boolean) =>
    packages.flatMap((origin) =>
      origin.symbols.filter((symbol) => isSame(symbol.name)).map((symbol) => ({ origin, symbol })),
    );
  const exact = all((own) => own === name);
  const like = name.toLowerCase();
  return exact.length > 0 ? exact : all((own) => own.toLowerCase() === like);
}

function memberOf(holder: FoundSymbol | undefined, name: string): FoundSymbol | undefined {
  if (!holder) return undefined;
  const { members } = holder.symbol;
  const symbol =
    members.find((member) => member.name === name) ??
    members.find((member) => member.name.toLowerCase() === name.toLowerCase());
  return symbol && { origin: holder.origin, symbol, holder: holder.symbol };
}

/** The type of a property, or what a call gives: as the package itself exports it, else another one. */
function typeOf(
  packages: readonly PackageRecord[],
  { origin, symbol }: FoundSymbol,
): FoundSymbol | undefined {
  const type = symbol.signatures[0]?.replace(/^[\s\S]*\)\s*(?::|=>)\s*|^[^:(]*:\s*/, '') ?? '';
  const name = type
    .replace(/\s*\|\s*(?:null|undefined)\b/g, '')
    .replace(/^(?:Promise|PageList|readonly)\s*<?\s*([\w]+)[\s\S]*$/, '$1')
    .replace(/<[\s\S]*$|\[\]$/g, '');
  const [found] = exportsNamed([origin, ...packages], name);
  return found?.symbol.name === name ? found : undefined;
}
