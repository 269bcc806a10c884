import type { FromServer, ToServer } from '../../../packages/dev-server/src/messages.ts';
import { Program } from './Program.ts';
import { say } from './say.ts';

/** Less of its time goes to collecting what a start throws away. */
const NODE_OPTIONS = ['--max-semi-space-size=64'];

/** Docusaurus's dev server as writers have it, which may end and start again while all else goes on. */
export class DevServer {
  readonly #args: readonly string[];
  #program: Program | undefined;
  #isFirst = true;
  /** Whether it has crashed since a writer's change, or the beginning, had it start. */
  #hasCrashed = false;
  #said: FromServer[] = [];
  #onMessage: ((message: FromServer) => void) | undefined;
  #onEnd: (() => void) | undefined;

  /** @param args - what `docusaurus start` is told */
  constructor(args: readonly string[]) {
    this.#args = args;
  }

  get isRunning(): boolean {
    return this.#program !== undefined;
  }

  /** Starts the server, or starts it again. */
  serve(): void {
    this.#hasCrashed = false;
    this.#start();
  }

  #start(): void {
    this.#program?.stop();
    const flags = this.#isFirst ? this.#args : [...this.#args, '--no-open'];
    this.#isFirst = false;
    this.#program = new Program('node_modules/@docusaurus/core/bin/docusaurus.mjs', ['start', ...flags], {
      // Node keeps there what it has compiled, from version 22 on.
      env: { SITE_WRITING: '1', NODE_COMPILE_CACHE: 'node_modules/.cache/node' },
      nodeArgs: NODE_OPTIONS,
      onMessage: (message: FromServer) => {
        if (this.#onMessage) this.#onMessage(message);
        else this.#said.push(message);
      },
      onEnd: (status) => {
        this.#program = undefined;
        // A signal has ended it: the bundler's machine code has failed, or memory. It rarely does twice.
        if (status === null && !this.#hasCrashed) {
          this.#hasCrashed = true;
          say('the dev server crashed, and starts again.');
          this.#start();
          return;
        }
        say(`the dev server ended (${status ?? 'crashed'}). It starts again when you save a file.`);
        this.#onEnd?.();
      },
    });
  }

  /**
   * Gives what the server has said already, and all that follows.
   *
   * @param onEnd - called each time that the server ends by itself
   */
  listen(onMessage: (message: FromServer) => void, onEnd: () => void): void {
    this.#onMessage = onMessage;
    this.#onEnd = onEnd;
    for (const message of this.#said.splice(0)) onMessage(message);
  }

  tell(message: ToServer): void {
    this.#program?.tell(message);
  }
}
