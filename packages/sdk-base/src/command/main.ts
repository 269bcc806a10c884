import { readFileSync } from 'node:fs';
import { forwardWebhooks } from './forwardWebhooks.ts';
import { guideTo } from './guideTo.ts';
import { helpText, readOptions, type Options } from './options.ts';
import { serveSandbox } from './serveSandbox.ts';

const NAME = 'nacre-sandbox';

/** The exit code for an invalid command line. */
const WRONG_USE = 2;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function fail(message: string, exitCode: number): void {
  process.stderr.write(`${NAME}: ${message}\n`);
  process.exitCode = exitCode;
}

const version = (): string => {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
};

async function serve({ webhook, ...options }: Extract<Options, { command: 'serve' }>): Promise<void> {
  const served = await serveSandbox(options);
  say(guideTo(served));
  const stopForwarding = webhook && forwardWebhooks({ sandbox: served.sandbox, target: webhook }, say);
  const stop = () => {
    if (stopForwarding) stopForwarding();
    void served.close();
  };
  // A second signal ends the process immediately.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

const reasonOf = (error: unknown, port: number): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `port ${port} is in use. Choose another with --port, or 0 for any free one.`;
  if (code === 'EACCES') return `you may not use port ${port}. Choose one above 1023 with --port.`;
  return message;
};

/** Runs the command line. */
export async function main(args: readonly string[]): Promise<void> {
  let options: Options;
  try {
    options = readOptions(args);
  } catch (error) {
    return fail(`${(error as Error).message} ${NAME} --help lists the options.`, WRONG_USE);
  }
  if (options.command === 'help') return say(helpText);
  if (options.command === 'version') return say(version());
  try {
    await serve(options);
  } catch (error) {
    fail(reasonOf(error, options.port), 1);
  }
}
