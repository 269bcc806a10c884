import { execFile } from 'node:child_process';
import { problemLine } from '../../packages/model/src/problem.ts';
import { RepositoryCopy } from './RepositoryCopy.ts';
import type { TextEdit, Fault, HarmlessChange } from './Fault.ts';
import type { Outcome } from './OutcomeCache.ts';
import type { CheckProblem } from './runChecks.ts';
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
    const places = this.#copy.seed(
      faults.flatMap((fault) => editsOf(fault).map((edit) => ({ edit, id: fault.id }))),
    );
    const tests = faults.flatMap((fault) => fault.tests ?? []);
    const outcomesOf = (said: readonly CheckProblem[]) =>
      faults.map((fault) => this.#outcomeOf(fault, said, places, faults.length === 1));
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
    const said = await this.#check(
      changes.flatMap(({ edits }) => edits),
      changes.flatMap(({ tests = [] }) => tests),
    );
    return said.map((each) => `(${each.check}) ${firstLine(problemLine(each))}`);
  }

  end(): void {
    this.#copy.remove();
  }

  #outcomeOf(
    fault: Fault,
    said: readonly CheckProblem[],
    places: Map<TextEdit, LineRange>,
    isAlone: boolean,
  ): Outcome {
    const meant = this.#placesOf(fault, places);
    const isIn = (file: string, line: number) =>
      meant.some((place) => place.file === file && place.first <= line && line <= place.last);
    // A message about two contradictory places names one of them at its beginning, and the other in its text.
    const isAt = ({ file, line, message }: CheckProblem) =>
      isIn(file, line) ||
      [...message.matchAll(/([\w./-]+\.\w+):(\d+)/g)].some(([, other = '', at]) => isIn(other, Number(at)));
    // A unit test reports its own line, which describes the behavior if the fault is in code.
    const isOfTest = ({ check, file }: CheckProblem) =>
      check === 'unit tests' && (fault.tests ?? []).includes(file);
    const found = said.find(isAt) ?? said.find(isOfTest);
    if (found) return { fault, by: found.check, message: firstLine(problemLine(found)) };
    const elsewhere = said.filter(({ file }) => isAlone || meant.some((place) => place.file === file));
    return {
      fault,
      message: elsewhere
        .map((each) => `(${each.check}) ${firstLine(problemLine(each))}`)
        .slice(0, 3)
        .join(' | '),
    };
  }

  #placesOf(fault: Fault, places: Map<TextEdit, LineRange>): LineRange[] {
    const { at } = fault;
    const own = editsOf(fault)
      .flatMap((edit) => places.get(edit) ?? [])
      .map((place) => this.#copy.reportableRange(place));
    if (!at) return own;
    const file = at.file ?? fault.file;
    const line = this.#copy.lineOf(file, at.text);
    return [{ file, first: line, last: line }, ...own];
  }

  #check(edits: readonly TextEdit[], tests: readonly string[]): Promise<CheckProblem[]> {
    const files = new Set(edits.map(({ file }) => file));
    const command = ['--import', 'tsx', 'tools/faults/runChecks.ts', ...files, '--', ...new Set(tests)];
    return new Promise((resolve, reject) => {
      execFile(
        process.execPath,
        command,
        { cwd: this.#copy.root, maxBuffer: 1e8, encoding: 'utf8' },
        (error, stdout, stderr) => {
          if (error)
            reject(new Error(`the checks themselves failed, with ${[...files].join(', ')}: ${stderr}`));
          else
            resolve(
              JSON.parse(
                stdout.slice(stdout.indexOf('[{') < 0 ? stdout.lastIndexOf('[') : stdout.indexOf('[{')),
              ) as CheckProblem[],
            );
        },
      );
    });
  }
}

const firstLine = (text: string): string => text.split('\n')[0] ?? '';
