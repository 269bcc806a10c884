/**
 * Reports gaps in the SDKs' public comments by the rules that stop `npm run gen`, and writes nothing. Adds positions to
 * the messages of TypeDoc's own validation, so every message starts with `file:line`. With arguments, checks those
 * option files instead.
 */
import path from 'node:path';
import { sdkPackages } from '../../model/src/packages.ts';
import { Application, TSConfigReader, TypeDocReader } from 'typedoc';
import mergeEntries from '../../sdk-reference/src/entries.ts';
import restoreDeclaredTypes from '../../sdk-reference/src/restoreDeclaredTypes.ts';
import { collectMessages, checkProject } from './reference/checkProject.ts';

async function main(optionFiles: string[]): Promise<void> {
  // The React package re-exports the whole base package, so its problems would be reported twice.
  const problems = new Set<string>();
  for (const options of optionFiles) {
    for (const problem of await checkReference(path.resolve(options))) problems.add(problem);
  }
  for (const problem of problems) console.error(problem);
  process.exit(problems.size > 0 ? 1 : 0);
}

const requestedFiles = process.argv.slice(2);
void main(requestedFiles.length > 0 ? requestedFiles : sdkPackages.map(({ typedoc }) => typedoc));

/**
 * Converts the sources of a TypeDoc options file, and returns the problems of their public comments. These are compile
 * errors, findings of TypeDoc's validation, and violations of the house rules (category, version, a sample on functions
 * and classes).
 *
 * @param optionsFile - absolute path of the TypeDoc options file
 * @returns one message per problem, which starts with `file:line`
 */
async function checkReference(optionsFile: string): Promise<string[]> {
  const app = await Application.bootstrapWithPlugins(
    {
      options: optionsFile,
      plugin: [mergeEntries, restoreDeclaredTypes],
      logLevel: 'Warn',
    },
    [new TypeDocReader(), new TSConfigReader()],
  );
  const messages = collectMessages(app);
  const project = await app.convert();
  if (!project) return messages.length > 0 ? messages : [`${optionsFile}: nothing was converted`];
  return checkProject(app, project, messages);
}
