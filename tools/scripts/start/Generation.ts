import type { CheckedProblem } from '../../../packages/model/src/problem.ts';
import { Program } from './Program.ts';

export interface GenerationResult {
  problems: CheckedProblem[];
  /** Whether any step ran, instead of being skipped as unchanged. */
  isNew: boolean;
}

/** Runs `npm run gen` in parallel with the dev server, one run at a time, and again if a source changes meanwhile. */
export class Generation {
  readonly #onEnd: (result: GenerationResult) => void;
  #program: Program | undefined;
  #isRerunRequested = false;
  /** Collected over repeated runs, because the last one may have found all steps unchanged. */
  #isNew = false;

  constructor(onEnd: (result: GenerationResult) => void) {
    this.#onEnd = onEnd;
  }

  get isRunning(): boolean {
    return this.#program !== undefined;
  }

  run(): void {
    if (this.#program) {
      this.#isRerunRequested = true;
      return;
    }
    this.#program = new Program('tools/scripts/generate.ts', [], {
      isQuiet: true,
      // The same as in a build, so that both share their cached results.
      env: { SITE_WRITING: '' },
      onEnd: (status, output) => {
        this.#program = undefined;
        this.#isNew ||= /^gen: .+: [\d.]+ s$/m.test(output);
        if (this.#isRerunRequested) {
          this.#isRerunRequested = false;
          this.run();
          return;
        }
        const isNew = this.#isNew;
        this.#isNew = false;
        this.#onEnd({ problems: status === 0 ? [] : parseProblems(output), isNew });
      },
    });
  }
}

const PLACE = /^\s*((?:[\w.-]+\/)*[\w.-]+\.\w+):(\d+)(?::\d+)?:? *(.+)$/;

/** Parses the problems in the generation's output: the lines with a file and a line number, or else all of it. */
export function parseProblems(output: string): CheckedProblem[] {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('gen: '));
  const placed = lines.flatMap((line) => {
    const [, file = '', number, message = ''] = PLACE.exec(line) ?? [];
    return file ? [{ check: 'generation', file, line: Number(number), message }] : [];
  });
  if (placed.length > 0) return placed;
  const message =
    lines.slice(0, 8).join('\n') || 'The generation failed without a message. Run `npm run gen`.';
  return [{ check: 'generation', file: 'tools/scripts/generate.ts', line: 1, message }];
}
