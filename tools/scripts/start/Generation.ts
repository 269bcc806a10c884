import type { ShownProblem } from '../../../packages/dev-server/src/messages.ts';
import { Program } from './Program.ts';
import { problemsIn } from './problemsIn.ts';

/** What a generation has ended with. */
export interface Generated {
  problems: ShownProblem[];
  /** Whether anything was made anew. */
  isNew: boolean;
}

/** Runs `npm run gen` beside the dev server, one at a time, and again if a source has changed meanwhile. */
export class Generation {
  readonly #onEnd: (result: Generated) => void;
  #program: Program | undefined;
  #isAskedAgain = false;
  /** Of a run that was asked for again too: the last one may find nothing left to make. */
  #isNew = false;

  constructor(onEnd: (result: Generated) => void) {
    this.#onEnd = onEnd;
  }

  get isRunning(): boolean {
    return this.#program !== undefined;
  }

  run(): void {
    if (this.#program) {
      this.#isAskedAgain = true;
      return;
    }
    this.#program = new Program('tools/scripts/generate.ts', [], {
      isQuiet: true,
      // As in a build: the kept results of both are the same.
      env: { SITE_WRITING: '' },
      onEnd: (status, output) => {
        this.#program = undefined;
        this.#isNew ||= /^gen: .+: [\d.]+ s$/m.test(output);
        if (this.#isAskedAgain) {
          this.#isAskedAgain = false;
          this.run();
          return;
        }
        const isNew = this.#isNew;
        this.#isNew = false;
        this.#onEnd({ problems: status === 0 ? [] : problemsIn(output), isNew });
      },
    });
  }
}
