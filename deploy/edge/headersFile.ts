import type { FinishedBuild } from '../FinishedBuild.ts';
import { headerPolicy } from '../policy.ts';
import { UserError } from '../UserError.ts';
import { responseHeaders, fileHeaders } from '../rules/headers.ts';

/** Headers of all paths that a pattern matches. */
export interface HeaderRule {
  pattern: string;
  /** Headers that an earlier rule or the host has set. They are removed first. */
  without?: readonly string[];
  headers: Readonly<Record<string, string>>;
}

/** Returns the headers of every response. */
export const headersForAll = (build: FinishedBuild): Readonly<Record<string, string>> =>
  responseHeaders(headerPolicy(build));

/** Returns the default headers of files, for files without a more specific rule. */
export const headersForFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fileHeaders.flatMap(({ name, otherwise }) => (otherwise === '' ? [] : [[name, otherwise]])),
  );

/**
 * Returns the rules for files, for a host that applies every matching rule in order. So the rules of folders come after
 * those of file types, and first remove the headers that those set.
 */
export function rulesForFiles({ base }: FinishedBuild): HeaderRule[] {
  const kinds = new Map<string, Record<string, string>>();
  const folders = new Map<string, Record<string, string>>();
  // The first matching case applies.
  const add = (rules: typeof kinds, pattern: string, name: string, value: string) =>
    rules.set(pattern, { [name]: value, ...rules.get(pattern) });
  for (const { name, cases } of fileHeaders)
    for (const { areIn = [], endWith = [], value } of cases) {
      for (const extension of endWith) add(kinds, `${base}*.${extension}`, name, value);
      for (const folder of areIn) add(folders, `${base}${folder}/*`, name, value);
    }
  return [...kinds, ...folders].map(([pattern, headers]) => ({
    pattern,
    without: Object.keys(headers),
    headers,
  }));
}

/** The host's limits. It silently ignores anything beyond them. */
export interface Limits {
  rules: number;
  lineLength: number;
}

/** Creates the text of a `_headers` file. */
export function headersFile(rules: readonly HeaderRule[], { rules: maxRules, lineLength }: Limits): string {
  if (rules.length > maxRules)
    throw new UserError(
      `_headers would have ${rules.length} rules. The host reads at most ${maxRules}. Remove rules from deploy/rules/headers.ts.`,
    );
  const lines = rules.flatMap(({ pattern, without = [], headers }) => [
    pattern,
    ...without.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
  const long = lines.find((line) => line.length > lineLength);
  if (long !== undefined)
    throw new UserError(
      `_headers would have a line of ${long.length} characters. The host reads at most ${lineLength}: ${long.slice(0, 60)}…`,
    );
  return lines.join('\n');
}
