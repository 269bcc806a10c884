/**
 * Reports gaps in the SDKs' public comments by the rules that stop `npm run gen`, and writes nothing. Adds positions to
 * the messages of TypeDoc's own validation, so every message starts with `file:line`. With arguments, checks those
 * option files instead.
 */
import path from 'node:path';
import { sdkPackages } from '../../model/src/packages.ts';
import { checkReference } from './reference/checkReference.ts';

async function main(optionFiles: string[]): Promise<void> {
  // The React package re-exports the whole base package, so its problems would be reported twice.
  const problems = new Set<string>();
  for (const options of optionFiles) {
    for (const problem of await checkReference(path.resolve(options))) problems.add(problem);
  }
  for (const problem of problems) console.error(problem);
  process.exit(problems.size > 0 ? 1 : 0);
}

const named = process.argv.slice(2);
void main(named.length > 0 ? named : sdkPackages.map(({ typedoc }) => typedoc));
