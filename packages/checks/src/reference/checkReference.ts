import { Application, TSConfigReader, TypeDocReader } from 'typedoc';
import mergeEntries from '../../../sdk-reference/src/entries.ts';
import writtenTypes from '../../../sdk-reference/src/writtenTypes.ts';
import { collectMessages, problemsOf, withPlaces } from './problems.ts';

/**
 * Converts the sources that a TypeDoc options file names, and returns what is wrong with their public comments:
 * compile errors, TypeDoc's validation, and the house rules (category, version, a sample on functions and classes).
 *
 * @param optionsFile - absolute path of the TypeDoc options file
 * @returns one message for each problem, `file:line` first; empty when all is well
 */
export async function checkReference(optionsFile: string): Promise<string[]> {
  const app = await Application.bootstrapWithPlugins(
    { options: optionsFile, plugin: [mergeEntries, writtenTypes], logLevel: 'Warn', ...withPlaces },
    [new TypeDocReader(), new TSConfigReader()],
  );
  const messages = collectMessages(app);
  const project = await app.convert();
  if (!project) return messages.length > 0 ? messages : [`${optionsFile}: nothing was converted`];
  return problemsOf(app, project, messages);
}
