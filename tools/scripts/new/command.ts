import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { Draft, UserError } from './Draft.ts';

/** The arguments of a command: the number of positional words, and the names of its options. */
export interface Usage {
  /** The command line: `npm run move -- /old /new`. */
  line: string;
  /** The number of positional arguments. */
  words: number;
  required?: readonly string[];
  optional?: readonly string[];
}

export interface ParsedArguments {
  words: readonly string[];
  options: Readonly<Record<string, string | undefined>>;
}

/** Parses a command line. Refuses an invalid one with the usage. */
export function parseArguments(args: readonly string[], usage: Usage): ParsedArguments {
  const { required = [], optional = [] } = usage;
  const refuse = (reason: string): never => {
    throw new UserError(`${reason}. Usage: ${usage.line}`);
  };
  const types = [...required, ...optional].map((name) => [name, { type: 'string' as const }] as const);
  let values: Record<string, string | undefined> = {};
  let positionals: string[] = [];
  try {
    const options = Object.fromEntries(types);
    ({ values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true }));
  } catch (error) {
    refuse((error as Error).message.replace(/\.? To specify a positional[\s\S]*$/, '').replace(/\.$/, ''));
  }
  if (positionals.length !== usage.words)
    refuse(
      `expected ${usage.words} arguments before the options, but got ${positionals.length}. Put texts in quotes`,
    );
  const missing = required.filter((name) => !values[name]?.trim());
  if (missing.length > 0) refuse(`${missing.map((name) => `--${name}`).join(', ')} is missing`);
  return {
    words: positionals.map((word) => word.trim()),
    options: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value?.trim()])),
  };
}

/** Runs a command that makes all of its changes or none, prints the next steps, and checks what it wrote. */
export async function runCommand(name: string, plan: (draft: Draft) => string[]): Promise<void> {
  const draft = new Draft('.');
  try {
    const next = plan(draft);
    const files = await draft.save();
    // Files that a line of next steps mentions aren't listed twice.
    for (const file of files.filter((changed) => !next.some((line) => line.includes(`${changed}:`))))
      console.log(`${name}: ${draft.has(file) ? 'wrote' : 'removed'} ${file}`);
    for (const line of next) console.log(`${name}: ${line}`);
    if (draft.needsReference) return;
    const check = ['--import', 'tsx', 'tools/scripts/check.ts', ...files.filter((file) => draft.has(file))];
    process.exitCode = spawnSync(process.execPath, check, { stdio: 'inherit' }).status ?? 1;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  }
}
