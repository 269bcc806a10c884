import { hint } from '../texts/hint.ts';
import { sdkTrees } from '../../../model/src/packages.ts';
import { editDistance } from '../../../model/src/nearest.ts';
import type { Problem } from '../../../model/src/problem.ts';
import type { ApiNames } from '../../../model/src/openapi/names.ts';
import { allowedNames } from './allowedNames.ts';
import { isChangelog } from './files.ts';
import { inlineCode, sampleNames } from './inlineCode.ts';
import { literalMessage } from './literals.ts';
import { parsePath, type default as SdkTypes } from '../../../model/src/symbols/SdkTypes.ts';
import { memberName } from '../../../history/src/ApiItem.ts';
import { clientPaths } from '../../../history/src/changelog.ts';
import { historyIds, readSnapshot, releasedVersions } from '../../../history/src/Snapshot.ts';

let names: ReadonlySet<string> | undefined;

/** Returns the names of all releases: symbols, members, and the paths through which code reaches them. */
const releasedNames = (): ReadonlySet<string> =>
  (names ??= new Set(
    historyIds.flatMap((id) =>
      releasedVersions('.', id).flatMap((version) => {
        const { items } = readSnapshot('.', version, id);
        const paths = clientPaths(items);
        return items.flatMap((item) => {
          const [owner = '', ...member] = item.name.split('.');
          return [item.name, memberName(item), [paths.get(owner) ?? owner, ...member].join('.')];
        });
      }),
    ),
  ));

/** The sources in which names are looked up. */
export interface SymbolSources {
  sdk: SdkTypes;
  api: ApiNames;
  errorCodes: readonly string[];
  /** Tools of the MCP server and their arguments. */
  tools: ReadonlySet<string>;
  /** Packages of the repository, with their entries. */
  packages: readonly string[];
  /** Addresses of the symbols' pages. */
  references: readonly string[];
}

const ERROR_CODE = /^(?:sdk|crypto|jwt|iframe)\/[\w-]+$/;
const OPERATION = /^(?:GET|POST|PUT|PATCH|DELETE) \//;
const PACKAGE = /^@nacre\/[^@\s]+/;
const REFERENCE = new RegExp(`^/api/(?:${sdkTrees.join('|')})/\\w+\\.\\w+$`);
const HEADER = /^[A-Z]\w*(?:-\w+)+$/;
const PAIR = /^"?(\w+)"?: (?:(["'])([\w.-]+)\2|\S+)$/;
const PATH = /^[A-Za-z_$][\w$]*(?:\([^()]*\))?(?:\.[A-Za-z_$][\w$]*(?:\([^()]*\))?)*$/;
const FILE_NAME = /\.(?:mjs|[jt]sx?|json|ya?ml|html|mdx?|txt)$/;

/**
 * Looks up every name that a file formats as code.
 *
 * @param used - receives the allowed names that this file needs
 */
export function checkSymbols(
  file: string,
  source: string,
  sources: SymbolSources,
  used = new Set<string>(),
): Problem[] {
  // A changelog also names what later releases have renamed or removed.
  const inSamples = isChangelog(file) ? releasedNames() : sampleNames(file, source);
  return inlineCode(file, source).flatMap(({ value, line }) => {
    const message = messageFor(value.trim(), sources, inSamples) ?? literalMessage(value.trim(), sources.sdk);
    if (!message) return [];
    if (allowedNames.has(value)) {
      used.add(value);
      return [];
    }
    const [, name = ''] = /^`([^`]+)/.exec(message) ?? [];
    const before = value.slice(0, Math.max(value.indexOf(name), 0));
    return [{ file, line: line + before.split('\n').length - 1, message }];
  });
}

function messageFor(
  code: string,
  sources: SymbolSources,
  inSamples: ReadonlySet<string>,
): string | undefined {
  const { api, errorCodes, packages, references } = sources;
  const find = (known: Iterable<string>, reason: string, name = code) =>
    [...known].includes(name) ? undefined : unknownNameMessage(code, reason, known);
  if (ERROR_CODE.test(code)) return find(errorCodes, 'no error has this code');
  if (OPERATION.test(code))
    return find(api.operations, 'the API has no such operation', code.replace(' /v1/', ' /'));
  const packageName = PACKAGE.exec(code)?.[0];
  if (packageName) return find(packages, 'there is no such package or entry', packageName);
  if (REFERENCE.test(code)) return find(references, 'the reference has no such page');
  if (HEADER.test(code)) {
    const headers = [...api.names].filter((name) => HEADER.test(name));
    // Other headers belong to HTTP.
    const isOther = headers.every(
      (name) => familyOf(name) !== familyOf(code) && editDistance(name, code) > 2,
    );
    return isOther ? undefined : find(headers, 'the API has no such header');
  }
  if (code.startsWith('`')) return listMessage(code, sources, inSamples);
  const [, key, , text] = PAIR.exec(code) ?? [];
  if (key)
    return pathMessage(key, sources, inSamples, true) ?? (text && messageFor(text, sources, inSamples));
  return PATH.test(code) && !FILE_NAME.test(code) ? pathMessage(code, sources, inSamples) : undefined;
}

/** Returns the first word of a header: `RateLimit` for `X-RateLimit-Limit`. */
const familyOf = (header: string) => header.replace('X-', '').split('-')[0];

const LITERALS = ['null', 'undefined', 'true', 'false'];

/** Looks up the words of a list, such as "`active` or `retired`", if others in it are values of an enumeration. */
function listMessage(
  list: string,
  { sdk, api, tools }: SymbolSources,
  inSamples: ReadonlySet<string>,
): string | undefined {
  const words = [...list.matchAll(/[\w.-]+(?=['"]?`)/g)]
    .map(([word]) => word)
    .filter((word) => !LITERALS.includes(word));
  const types = [...sdk.enumerations, ...api.enumerations];
  const typeWith = (values: readonly string[]) =>
    types.find((type) => values.every((value) => type.includes(value)));
  if (typeWith(words)) return undefined;
  const known = [sdk.names, api.names, tools, inSamples, allowedNames];
  const unknown = words.filter((word) => !known.some((names) => names.has(word)));
  const isChoice = unknown.length === 0 && /\bor\b/.test(list);
  for (const word of isChoice ? words.filter((each) => typeWith([each])) : unknown) {
    const others = words.filter((each) => each !== word);
    // A word that is a member too may be in a list of members.
    const type = others.some((each) => !sdk.isMember(each)) && typeWith(others);
    if (type)
      return `\`${word}\` is listed with ${others.join(', ')}, whose type has ${type.join(', ')}. Correct one of them`;
  }
  return undefined;
}

function pathMessage(
  code: string,
  { sdk, api, tools }: SymbolSources,
  inSamples: ReadonlySet<string>,
  surelyName = false,
): string | undefined {
  const steps = parsePath(code);
  const bare = steps.map(({ name }) => name).join('.');
  if (api.names.has(code) || tools.has(bare) || inSamples.has(bare)) return undefined;
  const [only] = steps;
  if (only && steps.length === 1 && !only.isCall) {
    if (sdk.names.has(bare) || !(surelyName || isName(bare))) return undefined;
  }
  const { missing, symbol } = sdk.follow(steps);
  const [, text] = /\('([^']*)'[^()]*\)$/.exec(code) ?? [];
  const texts = text && symbol ? sdk.argumentsOf(symbol) : [];
  if (text && texts.length > 0 && !texts.includes(text))
    return unknownNameMessage(text, `${bare} takes no such argument`, texts);
  if (!missing) return undefined;
  return unknownNameMessage(missing.step, 'neither an SDK, nor a sample of this page, nor the API has it', [
    ...missing.candidates,
    ...[...api.names, ...tools].filter((name) => steps.length === 1 || name.includes('.')),
  ]);
}

/**
 * Whether a word is surely a name. A word in lowercase or uppercase letters only may also be a value, a claim, a
 * system's code or a prefix.
 */
const isName = (word: string) => /[a-z]/.test(word) && /[A-Z]|_\w/.test(word);

const unknownNameMessage = (name: string, reason: string, candidates: Iterable<string>): string =>
  `\`${name}\` does not exist: ${reason}${hint(name, candidates, '. The nearest is `*`')}`;
