import type { CheckedProblem } from '../../../packages/model/src/problem.ts';
import type { PageState } from '../../../packages/dev-server/src/messages.ts';
import { Program } from './Program.ts';

/** The problems of a page. */
export interface CheckAnswer {
  file: string;
  problems: CheckedProblem[];
}

/** Starts a program that checks the requested pages. */
type StartChecks = (
  onAnswer: (answer: CheckAnswer) => void,
  onEnd: () => void,
) => Pick<Program, 'send' | 'stop'>;

const startChecks: StartChecks = (onMessage, onEnd) =>
  new Program('tools/scripts/start/checkProcess.ts', [], { onMessage, onEnd, env: { SITE_WRITING: '' } });

/** Checks the open pages one at a time, and each again when it changes. */
export class Checker {
  readonly #start: StartChecks;
  readonly #onChange: () => void;
  readonly #pages = new Map<string, PageState>();
  readonly #waiting = new Set<string>();
  #program: ReturnType<StartChecks> | undefined;
  #current: string | undefined;
  #isPaused = true;
  #isGenerating = false;
  /** Pages whose check has failed, perhaps because the generation replaces files that it reads. */
  readonly #failed = new Set<string>();

  constructor(onChange: () => void, start: StartChecks = startChecks) {
    this.#onChange = onChange;
    this.#start = start;
  }

  get pages(): Record<string, PageState> {
    return Object.fromEntries(this.#pages);
  }

  /** Sets the open pages. Checks the new ones, and forgets all others. */
  open(files: readonly string[]): void {
    for (const file of this.#pages.keys()) if (!files.includes(file)) this.#forget(file);
    for (const file of files) if (!this.#pages.has(file)) this.check(file);
  }

  /** Queues a check of an open page. */
  check(file: string): void {
    this.#pages.set(file, { isChecking: true, problems: this.#pages.get(file)?.problems ?? [] });
    this.#waiting.add(file);
    this.#next();
    this.#onChange();
  }

  isOpen = (file: string): boolean => this.#pages.has(file);

  /** Restarts the check program, after a change of the checks' code or data, and checks all open pages again. */
  restart(): void {
    this.#program?.stop();
    this.#program = undefined;
    this.#current = undefined;
    for (const file of this.#pages.keys()) this.check(file);
  }

  /** Pauses while the references are generated, since a check would report links to them as broken. */
  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.#next();
  }

  /** Sets whether references are generated. Afterwards, pages whose check failed meanwhile are checked again. */
  set isGenerating(isGenerating: boolean) {
    this.#isGenerating = isGenerating;
    if (isGenerating) return;
    for (const file of this.#failed) if (this.isOpen(file)) this.check(file);
    this.#failed.clear();
  }

  stop = (): void => this.#program?.stop();

  #forget(file: string): void {
    this.#pages.delete(file);
    this.#waiting.delete(file);
  }

  #next(): void {
    const [file] = this.#waiting;
    if (file === undefined || this.#current !== undefined || this.#isPaused) return;
    this.#waiting.delete(file);
    this.#current = file;
    this.#program ??= this.#start(
      (answer) => this.#receive(answer),
      () => this.#end(),
    );
    this.#program.send({ file });
  }

  /** Reports on the current page that the check program has exited. The next check starts it again. */
  #end(): void {
    const file = this.#current;
    this.#program = undefined;
    if (file === undefined) return;
    const message =
      'the program that checks pages has exited: see the terminal. Save the page to start it again';
    this.#receive({ file, problems: [{ check: 'checks', file, line: 1, message }] });
  }

  #receive({ file, problems }: CheckAnswer): void {
    this.#current = undefined;
    if (this.#isGenerating && problems.some(({ check }) => check === 'checks')) {
      this.#failed.add(file);
      return this.#next();
    }
    // A page that has changed meanwhile is in the queue again.
    if (this.#pages.has(file)) this.#pages.set(file, { isChecking: this.#waiting.has(file), problems });
    this.#next();
    this.#onChange();
  }
}
