import { fork, type ChildProcess } from 'node:child_process';
import { reproducibleEnvironment } from '../reproducibleEnvironment.ts';

interface Options {
  env?: Readonly<Record<string, string>>;
  onMessage?: (message: never) => void;
  /** Called when the program exits by itself. */
  onEnd?: (status: number | null, output: string) => void;
  /** Whether the output is only passed to `onEnd`, and not shown. */
  isQuiet?: boolean;
  /** Whether it runs on while the others are paused. */
  isForeground?: boolean;
}

/**
 * A larger young generation, since collecting garbage would take up to half of the time of a check, and code that is
 * compiled at its first call, since an interpreter would delay the first edits.
 */
const NODE_OPTIONS = ['--max-semi-space-size=64', '--always-sparkplug'];

const running = new Set<Program>();
// Every exit of this process stops the programs that it has started.
process.once('exit', () => {
  for (const program of running) program.stop();
});

/** Pauses or continues all programs but those in the foreground. They can't be paused on Windows. */
export function pauseBackground(isPaused: boolean): void {
  for (const program of running) program.pause(isPaused);
}

/** A Node child process in a process group of its own, so that its own children stop with it. */
export class Program {
  readonly #child: ChildProcess;
  readonly #isForeground: boolean;

  constructor(
    file: string,
    args: readonly string[],
    { env, onMessage, onEnd, isQuiet, isForeground = false }: Options,
  ) {
    this.#isForeground = isForeground;
    this.#child = fork(file, args, {
      detached: true,
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit', 'ipc'],
      env: { ...process.env, ...reproducibleEnvironment, ...env },
      execArgv: [...NODE_OPTIONS, ...(file.endsWith('.ts') ? ['--import', 'tsx'] : [])],
    });
    running.add(this);
    let output = '';
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (text: Buffer) => (output += text.toString()));
    }
    if (onMessage) this.#child.on('message', (message) => onMessage(message as never));
    this.#child.on('close', (status) => {
      if (running.delete(this)) onEnd?.(status, output);
    });
  }

  send(message: object): void {
    if (this.#child.connected) this.#child.send(message);
  }

  stop(): void {
    running.delete(this);
    this.#signal('SIGKILL');
  }

  pause(isPaused: boolean): void {
    if (!this.#isForeground) this.#signal(isPaused ? 'SIGSTOP' : 'SIGCONT');
  }

  #signal(signal: NodeJS.Signals): void {
    const { pid } = this.#child;
    try {
      if (pid !== undefined) process.kill(-pid, signal);
    } catch {
      // It has already exited, or the system lacks the signal.
    }
  }
}
