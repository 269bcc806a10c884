import { readTable } from '../../../model/src/readTable.ts';
import { fileCases } from './files.ts';
import { checks, edited, type Check, type ProblemCase } from './ProblemCase.ts';

const isCheck = (name: string): name is Check => checks.some((check) => check === name);

/** Reads the mistakes that are edits of one file. `edits` is JSON: a list of pairs, the text before and after. */
function readEdits(): ProblemCase[] {
  const table = 'packages/checks/tests/problemCases/edits.tsv';
  return readTable(table, ['check', 'name', 'file', 'edits', 'message']).map(
    ({ at, check, name, file, edits, message }) => {
      if (!isCheck(check)) throw new Error(`${at}: there is no check "${check}"`);
      try {
        return { name, check, files: edited(file, JSON.parse(edits) as [string, string][]), message };
      } catch (error) {
        throw new Error(`${at}: ${(error as Error).message}`, { cause: error });
      }
    },
  );
}

/** Mistakes of writers, each with its complete message. */
export const problemCases: readonly ProblemCase[] = [...fileCases, ...readEdits()];
