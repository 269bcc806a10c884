import { Application, TSConfigReader, TypeDocReader } from 'typedoc';
import mergeEntries from '../../../sdk-reference/src/entries.ts';
import restoreDeclaredTypes from '../../../sdk-reference/src/restoreDeclaredTypes.ts';
import { collectMessages, checkProject, positionOptions } from './checkProject.ts';

/**
 * Converts the sources of a TypeDoc options file, and returns the problems of their public comments. These are compile
 * errors, findings of TypeDoc's validation, and violations of the house rules (category, version, a sample on functions
 * and classes).
 *
 * @param optionsFile - absolute path of the TypeDoc options file
 * @returns one message per problem, which starts with `file:line`
 */
export async function checkReference(optionsFile: string): Promise<string[]> {
  const app = await Application.bootstrapWithPlugins(
    {
      options: optionsFile,
      plugin: [mergeEntries, restoreDeclaredTypes],
      logLevel: 'Warn',
      ...positionOptions,
    },
    [new TypeDocReader(), new TSConfigReader()],
  );
  const messages = collectMessages(app);
  const project = await app.convert();
  if (!project) return messages.length > 0 ? messages : [`${optionsFile}: nothing was converted`];
  return checkProject(app, project, messages);
}
