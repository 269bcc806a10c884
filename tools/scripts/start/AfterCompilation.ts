/** The time in which a browser renders a compiled page, in milliseconds. */
const RENDERED_MS = 200;

/** Delays work that a changed page requires until the page is compiled and shown, so that nothing delays its author. */
export class AfterCompilation {
  readonly #act: (files: readonly string[]) => void;
  readonly #files = new Set<string>();
  #isCompiling = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param act - called with the changed pages */
  constructor(act: (files: readonly string[]) => void) {
    this.#act = act;
  }

  /** Sets whether the bundler compiles a change. */
  set isCompiling(isCompiling: boolean) {
    this.#isCompiling = isCompiling;
    this.#schedule();
  }

  /** Queues changed pages. A page that no browser shows isn't compiled, so its work starts soon. */
  add(files: readonly string[]): void {
    for (const file of files) this.#files.add(file);
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#isCompiling || this.#files.size === 0) return;
    this.#timer = setTimeout(() => {
      const files = [...this.#files];
      this.#files.clear();
      this.#act(files);
    }, RENDERED_MS);
  }
}
