import fs from 'node:fs';
import type { FromServer, ToServer } from '../../../packages/dev-server/src/messages.ts';
import { bundleConfiguration } from '../bundleConfiguration.ts';
import { Program } from './Program.ts';
import { say } from './say.ts';

/** Returns the configuration's file, and its text, which changes with all settings but the theme's. */
async function configure(): Promise<{ file?: string; text?: string }> {
  const file = await bundleConfiguration({ isDevMode: true });
  return file === undefined ? {} : { file, text: fs.readFileSync(file, 'utf8') };
}

/** Docusaurus's dev server for authors. It can exit and restart independently of the rest of the session. */
export class DevServer {
  readonly #args: readonly string[];
  #program: Program | undefined;
  #isFirst = true;
  #configuration: string | undefined;
  #starts = 0;
  /** Whether it has crashed since it was last started by the session or by an author's change. */
  #hasCrashed = false;
  #queuedMessages: FromServer[] = [];
  #onMessage: ((message: FromServer) => void) | undefined;
  #onEnd: (() => void) | undefined;

  /** @param args - the arguments of `docusaurus start` */
  constructor(args: readonly string[]) {
    this.#args = args;
  }

  get isRunning(): boolean {
    return this.#program !== undefined;
  }

  serve(): void {
    this.#hasCrashed = false;
    void this.#start();
  }

  /**
   * Follows a change of the configuration. Docusaurus itself loads the theme's settings again, and the generation reports
   * mistakes.
   *
   * @returns whether the server has to restart
   */
  hasNewConfiguration = (): Promise<boolean> =>
    configure().then(
      ({ text }) => text !== this.#configuration,
      () => false,
    );

  async #start(): Promise<void> {
    this.#program?.stop();
    this.#starts += 1;
    const start = this.#starts;
    // Docusaurus itself reports a configuration with a mistake.
    const { file, text } = await configure().catch((): Awaited<ReturnType<typeof configure>> => ({}));
    if (start !== this.#starts) return;
    this.#configuration = text;
    const flags = [
      ...(file ? ['--config', file] : []),
      ...this.#args,
      ...(this.#isFirst ? [] : ['--no-open']),
    ];
    this.#isFirst = false;
    this.#program = new Program('node_modules/@docusaurus/core/bin/docusaurus.mjs', ['start', ...flags], {
      isForeground: true,
      // Node caches compiled code there, from version 22 on.
      env: { SITE_WRITING: '1', NODE_COMPILE_CACHE: 'node_modules/.cache/node' },
      onMessage: (message: FromServer) => {
        if (this.#onMessage) this.#onMessage(message);
        else this.#queuedMessages.push(message);
      },
      onEnd: (status) => {
        this.#program = undefined;
        // A signal has killed it, because the bundler's native code crashed or memory ran out. That rarely happens
        // twice.
        if (status === null && !this.#hasCrashed) {
          this.#hasCrashed = true;
          say('the dev server crashed, and starts again.');
          void this.#start();
          return;
        }
        say(`the dev server ended (${status ?? 'crashed'}). It starts again when you save a file.`);
        this.#onEnd?.();
      },
    });
  }

  /**
   * Delivers the server's earlier messages, and all that follow.
   *
   * @param onEnd - called each time the server exits by itself
   */
  listen(onMessage: (message: FromServer) => void, onEnd: () => void): void {
    this.#onMessage = onMessage;
    this.#onEnd = onEnd;
    for (const message of this.#queuedMessages.splice(0)) onMessage(message);
  }

  send(message: ToServer): void {
    this.#program?.send(message);
  }
}
