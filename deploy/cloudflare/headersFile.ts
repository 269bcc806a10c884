import type { FinishedBuild } from '../FinishedBuild.ts';
import { headerPolicy } from '../policy.ts';
import { UserError } from '../UserError.ts';
import { responseHeaders, fileHeaders } from '../rules/headers.ts';

/** Headers of all paths that a pattern matches. */
export interface HeaderRule {
  pattern: string;
  /** Headers that an earlier rule or the host has set. They are removed first. */
  without: readonly string[];
  headers: Readonly<Record<string, string>>;
}

/** The host's limits. It silently ignores anything beyond them: https://developers.cloudflare.com/pages/configuration/headers/ */
const MOST_RULES = 100;
const LINE_LENGTH = 2000;

/**
 * Returns the rules for files. The host applies every matching rule in order. So the rules of folders come after those
 * of file types, and first remove the headers that those set.
 */
function rulesForFiles(base: string): HeaderRule[] {
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

/** Returns the rules for a build, of which the first is for all files. */
export function headerRules(build: FinishedBuild): HeaderRule[] {
  const defaults = fileHeaders.flatMap(({ name, otherwise }) =>
    otherwise === '' ? [] : [[name, otherwise] as const],
  );
  const forAll: HeaderRule = {
    pattern: '/*',
    // The host sets this header on every file.
    without: ['Access-Control-Allow-Origin'],
    headers: { ...responseHeaders(headerPolicy(build)), ...Object.fromEntries(defaults) },
  };
  return [forAll, ...rulesForFiles(build.base)];
}

/** Creates the text of a `_headers` file. */
export function headersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > MOST_RULES)
    throw new UserError(
      `_headers would have ${rules.length} rules. The host reads at most ${MOST_RULES}. Remove rules from deploy/rules/headers.ts.`,
    );
  const lines = rules.flatMap(({ pattern, without, headers }) => [
    pattern,
    ...without.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
  const long = lines.find((line) => line.length > LINE_LENGTH);
  if (long !== undefined)
    throw new UserError(
      `_headers would have a line of ${long.length} characters. The host reads at most ${LINE_LENGTH}: ${long.slice(0, 60)}…`,
    );
  return lines.join('\n');
}
