import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { Draft, Refusal } from './Draft.ts';

/** What a command takes: names of what comes without a name, then options with what they mean. */
export interface Usage {
  /** As it's typed: `npm run move -- /old /new`. */
  line: string;
  /** How many words come first. */
  words: number;
  /** Options that have to be there, and those that may. */
  required?: readonly string[];
  optional?: readonly string[];
  flags?: readonly string[];
}

/** What was typed. */
export interface Typed {
  words: readonly string[];
  options: Readonly<Record<string, string | undefined>>;
  flags: ReadonlySet<string>;
}

/** Reads what was typed, or says how it's typed. */
export function readTyped(args: readonly string[], usage: Usage): Typed {
  const { required = [], optional = [], flags = [] } = usage;
  const refuse = (reason: string): never => {
    throw new Refusal(`${reason}. Usage: ${usage.line}`);
  };
  const types = Object.fromEntries([
    ...[...required, ...optional].map((name) => [name, { type: 'string' as const }]),
    ...flags.map((name) => [name, { type: 'boolean' as const }]),
  ]);
  let values: Record<string, unknown> = {};
  let positionals: string[] = [];
  try {
    ({ values, positionals } = parseArgs({ args: [...args], options: types, allowPositionals: true }));
  } catch (error) {
    refuse((error as Error).message.replace(/\.? To specify a positional[\s\S]*$/, '').replace(/\.$/, ''));
  }
  if (positionals.length !== usage.words)
    refuse(`it takes ${usage.words} words, and there are ${positionals.length}. Put texts in quotes`);
  const missing = required.filter((name) => !String(values[name] ?? '').trim());
  if (missing.length > 0) refuse(`${missing.map((name) => `--${name}`).join(', ')} is missing`);
  return {
    words: positionals.map((word) => word.trim()),
    options: Object.fromEntries(
      [...required, ...optional].map((name) => [
        name,
        values[name] === undefined ? undefined : String(values[name]).trim(),
      ]),
    ),
    flags: new Set(flags.filter((name) => values[name] === true)),
  };
}

/**
 * Does what was typed, all of it or nothing, and says what comes next.
 *
 * @param then - a command that belongs to it: if it fails, what was written is taken back
 */
export async function runCommand(
  name: string,
  plan: (draft: Draft) => string[],
  then?: string,
): Promise<void> {
  const draft = new Draft('.');
  try {
    const next = plan(draft);
    const files = await draft.save();
    if (then && spawnSync(then, { shell: true, stdio: 'inherit' }).status !== 0) {
      draft.restore();
      throw new Refusal(`${then} failed, so nothing has changed. Its message stands above.`);
    }
    // What has a line of its own below needs no other.
    for (const file of files.filter((one) => !next.some((line) => line.includes(`${one}:`))))
      console.log(`${name}: ${draft.has(file) ? 'wrote' : 'removed'} ${file}`);
    for (const line of next) console.log(`${name}: ${line}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  }
}
