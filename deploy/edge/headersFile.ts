import type { FinishedBuild } from '../FinishedBuild.ts';
import { headerPolicy } from '../policy.ts';
import { Refusal } from '../Refusal.ts';
import { answerHeaders, fileHeaders } from '../rules/headers.ts';

/** Headers of all paths that a pattern matches. */
export interface HeaderRule {
  pattern: string;
  /** Headers that a rule before it, or the host, has set. They are taken off first. */
  without?: readonly string[];
  headers: Readonly<Record<string, string>>;
}

/** What every answer has. */
export const headersForAll = (build: FinishedBuild): Readonly<Record<string, string>> =>
  answerHeaders(headerPolicy(build));

/** What every file has of which the rules say nothing else. */
export const headersForFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fileHeaders.flatMap(({ name, otherwise }) => (otherwise === '' ? [] : [[name, otherwise]])),
  );

/**
 * The rules for files, for a host where every rule that matches counts, in its order. So what is said of a folder comes
 * after what is said of a kind of file, and takes it off first.
 */
export function rulesForFiles({ base }: FinishedBuild): HeaderRule[] {
  const kinds = new Map<string, Record<string, string>>();
  const folders = new Map<string, Record<string, string>>();
  // The first case counts.
  const add = (rules: typeof kinds, pattern: string, name: string, value: string) =>
    rules.set(pattern, { [name]: value, ...rules.get(pattern) });
  for (const { name, cases } of fileHeaders)
    for (const { areIn = [], endWith = [], value } of cases) {
      for (const end of endWith) add(kinds, `${base}*.${end}`, name, value);
      for (const folder of areIn) add(folders, `${base}${folder}/*`, name, value);
    }
  return [...kinds, ...folders].map(([pattern, headers]) => ({
    pattern,
    without: Object.keys(headers),
    headers,
  }));
}

/** How much of this a host reads. What is over is dropped without a word there. */
export interface Limits {
  rules: number;
  lineLength: number;
}

/** A `_headers` file. */
export function headersFile(rules: readonly HeaderRule[], { rules: most, lineLength }: Limits): string {
  if (rules.length > most)
    throw new Refusal(`_headers would have ${rules.length} rules. The host reads ${most}.`);
  const lines = rules.flatMap(({ pattern, without = [], headers }) => [
    pattern,
    ...without.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
  const long = lines.find((line) => line.length > lineLength);
  if (long !== undefined)
    throw new Refusal(
      `_headers would have a line of ${long.length} characters. The host reads ${lineLength}: ${long.slice(0, 60)}…`,
    );
  return lines.join('\n');
}
