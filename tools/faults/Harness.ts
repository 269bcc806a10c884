import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { problemLine, type CheckedProblem } from '../../packages/model/src/problem.ts';
import { RepositoryCopy } from './RepositoryCopy.ts';
import type { Fault, HarmlessChange, Outcome, TextEdit } from './Fault.ts';
import type { LineRange } from './applyEdits.ts';
import { editsOf } from './groupIntoRounds.ts';

/** A copy of the repository, and the checks that run in it. */
export class Harness {
  readonly #copy: RepositoryCopy;

  constructor(root: string) {
    this.#copy = new RepositoryCopy(root);
  }

  /** Seeds the faults of one round, and determines the check that reports each. */
  async tryFaults(faults: readonly Fault[]): Promise<Outcome[]> {
    const ranges = this.#copy.seed(
      faults.flatMap((fault) => editsOf(fault).map((edit) => ({ edit, id: fault.id }))),
    );
    const tests = faults.flatMap((fault) => fault.tests ?? []);
    const outcomesOf = (problems: readonly CheckedProblem[]) =>
      faults.map((fault) => this.#outcomeOf(fault, problems, ranges, faults.length === 1));
    // A unit test of the changed code is the quickest check, if it detects the fault.
    if (faults.length === 1 && tests.length > 0) {
      const outcomes = outcomesOf(await this.#check([], tests));
      if (outcomes.every(({ by }) => by)) return outcomes;
    }
    return outcomesOf(await this.#check(faults.flatMap(editsOf), faults.length === 1 ? [] : tests));
  }

  /** Applies all harmless changes at once, and returns every message about them. */
  async tryHarmless(changes: readonly HarmlessChange[]): Promise<string[]> {
    this.#copy.seed(changes.flatMap(({ edits, id }) => edits.map((edit) => ({ edit, id }))));
    const problems = await this.#check(
      changes.flatMap(({ edits }) => edits),
      changes.flatMap(({ tests = [] }) => tests),
    );
    return problems.map((each) => `(${each.check}) ${firstLine(problemLine(each))}`);
  }

  /** Removes the copy. An error of that is only printed, so that it doesn't hide the one before it. */
  end(): void {
    try {
      this.#copy.remove();
    } catch (error) {
      console.error(`faults: ${(error as Error).message}`);
    }
  }

  #outcomeOf(
    fault: Fault,
    problems: readonly CheckedProblem[],
    ranges: Map<TextEdit, LineRange>,
    isAlone: boolean,
  ): Outcome {
    const expectedRanges = this.#rangesOf(fault, ranges);
    const isIn = (file: string, line: number) =>
      expectedRanges.some((range) => range.file === file && range.first <= line && line <= range.last);
    // A message about two contradictory locations names one of them at its beginning, and the other in its text.
    const isAtLocation = ({ file, line, message }: CheckedProblem) =>
      isIn(file, line) ||
      [...message.matchAll(/([\w./-]+\.\w+):(\d+)/g)].some(([, otherFile = '', otherLine]) =>
        isIn(otherFile, Number(otherLine)),
      );
    // A unit test reports its own line, which describes the behavior if the fault is in code.
    const isInTest = ({ check, file }: CheckedProblem) =>
      check === 'unit tests' && (fault.tests ?? []).includes(file);
    const match = problems.find(isAtLocation) ?? problems.find(isInTest);
    if (match) return { fault, by: match.check, message: firstLine(problemLine(match)) };
    const elsewhere = problems.filter(
      ({ file }) => isAlone || expectedRanges.some((range) => range.file === file),
    );
    return {
      fault,
      message: elsewhere
        .map((each) => `(${each.check}) ${firstLine(problemLine(each))}`)
        .slice(0, 3)
        .join(' | '),
    };
  }

  #rangesOf(fault: Fault, ranges: Map<TextEdit, LineRange>): LineRange[] {
    const { at } = fault;
    const editRanges = editsOf(fault)
      .flatMap((edit) => ranges.get(edit) ?? [])
      .map((range) => this.#copy.reportableRange(range));
    if (!at) return editRanges;
    const file = at.file ?? fault.file;
    const line = this.#copy.lineOf(file, at.text);
    return [{ file, first: line, last: line }, ...editRanges];
  }

  async #check(edits: readonly TextEdit[], tests: readonly string[]): Promise<CheckedProblem[]> {
    const files = new Set(edits.map(({ file }) => file));
    const command = ['--import', 'tsx', 'tools/faults/runChecks.ts', ...files, '--', ...new Set(tests)];
    const { stdout } = await run(process.execPath, command, { cwd: this.#copy.root, maxBuffer: 1e8 });
    // The problems are the last line. Checks may print others before it.
    return JSON.parse(stdout.slice(stdout.lastIndexOf('\n') + 1)) as CheckedProblem[];
  }
}

const run = promisify(execFile);
const firstLine = (text: string): string => text.split('\n')[0] ?? '';
