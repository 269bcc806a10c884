import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** An installation or a build is slow while other tests run. */
const TIME_LIMIT_MS = 300_000;

/** The outcome of a finished command. */
interface Outcome {
  status: number | null;
  stdout: string;
  /** Both streams, as a terminal shows them. */
  screen: string;
}

/**
 * Returns the environment of a reader's terminal. It lacks the variables that npm and its scripts set, which would
 * change a command's behavior, and the repository's programs, which a reader does not have.
 */
export function environment(tools?: string): NodeJS.ProcessEnv {
  const allowed = /^npm_config_(?:registry|cache|userconfig|nodedir)$/i;
  const entries = Object.entries(process.env).filter(
    ([name]) =>
      !/^(?:npm_|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$|NODE_PATH$|FORCE_COLOR$|VITEST|TEST_)/i.test(name) ||
      allowed.test(name),
  );
  const repository = process.cwd() + path.sep;
  const programs = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder) && !`${folder}${path.sep}`.startsWith(repository));
  return {
    ...Object.fromEntries(entries),
    PATH: [...(tools ? [tools] : []), ...programs].join(path.delimiter),
    // Allows Yarn to download packages from the local site, which has no TLS.
    YARN_UNSAFE_HTTP_WHITELIST: 'localhost',
    YARN_ENABLE_TELEMETRY: '0',
    NEXT_TELEMETRY_DISABLED: '1',
    // A new store for pnpm 10, which loses the checksum of an archive that it has stored already.
    ...(tools ? { XDG_DATA_HOME: path.join(tools, '../data') } : {}),
    COREPACK_ENABLE_DOWNLOAD_PROMPT: '0',
    NO_COLOR: '1',
    // Answers "Ok to proceed?", and prefers the cache to requests to a registry.
    npm_config_yes: 'true',
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
}

/** Starts a command as in a reader's terminal, with the programs of a folder in addition to the machine's. */
export function start(command: string, cwd: string, tools?: string): ChildProcess {
  // Detached into its own process group, because npm starts other processes that have to end with it.
  const child = spawn('bash', ['-c', command], {
    cwd,
    detached: true,
    env: environment(tools),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout?.setEncoding('utf8');
  child.stderr?.setEncoding('utf8');
  return child;
}

/** Runs a command to its end, or stops it after the limit. */
export function run(command: string, cwd: string, tools?: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = start(command, cwd, tools);
    let [stdout, screen] = ['', ''];
    const clock = setTimeout(() => {
      screen += `\nThe command was stopped after ${TIME_LIMIT_MS / 1000} s.`;
      void end(child);
    }, TIME_LIMIT_MS);
    child.stdout?.on('data', (data: string) => {
      stdout += data;
      screen += data;
    });
    child.stderr?.on('data', (data: string) => (screen += data));
    child.on('close', (status) => {
      clearTimeout(clock);
      resolve({ status, stdout, screen });
    });
  });
}

/** Waits for the address that a server prints. Rejects with the server's output if it ends before that. */
export function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let screen = '';
    const read = (data: string) => {
      screen += data;
      const address = /(?:Local:|answers at|served at)\s+(http:\/\/\S+)/.exec(screen)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('close', () => reject(new Error(screen.trim())));
  });
}

/** Stops a process that is still running, with all the processes that it has started. */
export function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve();
    child.on('close', () => resolve());
    process.kill(-child.pid, 'SIGTERM');
  });
}
