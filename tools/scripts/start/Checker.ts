import type { PageState, ShownProblem } from '../../../packages/dev-server/src/messages.ts';
import { Program } from './Program.ts';

/** What is wrong with a page. */
export interface CheckAnswer {
  file: string;
  problems: ShownProblem[];
}

/** A program that checks the pages that it is told. */
type StartChecks = (
  onAnswer: (answer: CheckAnswer) => void,
  onEnd: () => void,
) => Pick<Program, 'tell' | 'stop'>;

const startChecks: StartChecks = (onMessage, onEnd) =>
  new Program('tools/scripts/start/checkProcess.ts', [], { onMessage, onEnd, env: { SITE_WRITING: '' } });

/** Checks the pages that are open, each again when it changes, one at a time. */
export class Checker {
  readonly #start: StartChecks;
  readonly #onChange: () => void;
  readonly #pages = new Map<string, PageState>();
  readonly #waiting = new Set<string>();
  #program: ReturnType<StartChecks> | undefined;
  #current: string | undefined;
  #isPaused = true;

  constructor(onChange: () => void, start: StartChecks = startChecks) {
    this.#onChange = onChange;
    this.#start = start;
  }

  /** What is known of the pages that are open. */
  get pages(): Record<string, PageState> {
    return Object.fromEntries(this.#pages);
  }

  /** These pages are open, and no others. */
  open(files: readonly string[]): void {
    for (const file of this.#pages.keys()) if (!files.includes(file)) this.#forget(file);
    for (const file of files) if (!this.#pages.has(file)) this.check(file);
  }

  /** Checks a page that is open: its source has changed. */
  check(file: string): void {
    this.#pages.set(file, { isChecking: true, problems: this.#pages.get(file)?.problems ?? [] });
    this.#waiting.add(file);
    this.#next();
    this.#onChange();
  }

  isOpen = (file: string): boolean => this.#pages.has(file);

  /** What the checks are made of has changed: all that is known is asked for again, by a program that knows nothing. */
  restart(): void {
    this.#program?.stop();
    this.#program = undefined;
    this.#current = undefined;
    for (const file of this.#pages.keys()) this.check(file);
  }

  /** While the references are made, a check would say that links lead nowhere. */
  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.#next();
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
    this.#program.tell({ file });
  }

  /** The checks have ended by themselves: the page that they were at says so, and the next one starts them again. */
  #end(): void {
    const file = this.#current;
    this.#program = undefined;
    if (file === undefined) return;
    const message = 'the checks have ended: the terminal says why. Save the page to start them again';
    this.#receive({ file, problems: [{ check: 'checks', file, line: 1, message }] });
  }

  #receive({ file, problems }: CheckAnswer): void {
    this.#current = undefined;
    // What has changed meanwhile is checked again.
    if (this.#pages.has(file)) this.#pages.set(file, { isChecking: this.#waiting.has(file), problems });
    this.#next();
    this.#onChange();
  }
}
