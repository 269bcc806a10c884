/** The time in which a browser renders a compiled page, in milliseconds. */
const RENDERED_MS = 200;

/**
 * Pauses work until a changed page is compiled and shown, and delays what the page requires until then, so that nothing
 * delays its author.
 */
export class AfterCompilation {
  readonly #act: (files: readonly string[]) => void;
  readonly #pause: (isPaused: boolean) => void;
  readonly #files = new Set<string>();
  #isCompiling = false;
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param act - called with the changed pages
   * @param pause - pauses or continues the work that runs
   */
  constructor(act: (files: readonly string[]) => void, pause: (isPaused: boolean) => void) {
    this.#act = act;
    this.#pause = pause;
  }

  /** Sets whether the bundler compiles a change. */
  set isCompiling(isCompiling: boolean) {
    this.#isCompiling = isCompiling;
    if (isCompiling) this.#pause(true);
    this.#schedule();
  }

  /** Queues changed pages. A page that no browser shows isn't compiled, so its work starts soon. */
  add(files: readonly string[]): void {
    for (const file of files) this.#files.add(file);
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#isCompiling) return;
    this.#timer = setTimeout(() => {
      this.#pause(false);
      if (this.#files.size === 0) return;
      const files = [...this.#files];
      this.#files.clear();
      this.#act(files);
    }, RENDERED_MS);
  }
}
