import { parseArgs } from 'node:util';

/** The parsed command line. */
export type Options =
  | { command: 'help' }
  | { command: 'version' }
  | { command: 'serve'; port: number; now: Date; speed: number; webhook?: string };

export const DEFAULT_PORT = 4010;

export const helpText = `Usage: nacre-sandbox [options]

Serves Nacre's local sandbox over HTTP, to this machine alone. It needs no account and no
network, keeps everything in memory, and starts with the same data each time.

  --port <number>  The port, on 127.0.0.1 (${DEFAULT_PORT}). 0 takes any free one
  --now <time>     When the sandbox's clock starts, such as 2026-03-02T09:30:00Z (now)
  --speed <number> How fast the clock runs (1). At 0 it stands still
  --webhook <URL>  Posts each webhook to your own server, such as
                   http://localhost:3000/hooks/nacre
  --help           Prints this
  --version        Prints the version of the package

Documentation: https://docs.nacre.example/api/how-tos#serve-the-sandbox-over-http`;

function readNumber(name: string, text: string, most: number): number {
  // Checks the text as well, because Number('') is 0.
  if (/^\d+(?:\.\d+)?$/.test(text) && Number(text) <= most) return Number(text);
  throw new Error(`--${name} must be a number from 0 to ${most}, and is "${text}".`);
}

function readPort(text: string): number {
  const port = readNumber('port', text, 65_535);
  if (Number.isInteger(port)) return port;
  throw new Error(`--port must be a whole number, and is "${text}".`);
}

function readTime(text: string): Date {
  const time = new Date(text);
  if (!Number.isNaN(time.getTime())) return time;
  throw new Error(`--now must be a time such as 2026-03-02T09:30:00Z, and is "${text}".`);
}

function readAddress(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new Error(
    `--webhook must be an address such as http://localhost:3000/hooks/nacre, and is "${text}".`,
  );
}

/**
 * Returns only the first sentence. Node's message continues with how to pass such a flag as a positional argument,
 * which doesn't apply here.
 */
const firstSentence = ({ message }: Error): string => `${message.split('. ')[0]?.replace(/\.$/, '')}.`;

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      allowPositionals: false,
      options: {
        port: { type: 'string' },
        now: { type: 'string' },
        speed: { type: 'string' },
        webhook: { type: 'string' },
        help: { type: 'boolean' },
        version: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new Error(firstSentence(error as Error), { cause: error });
  }
}

/** Parses the command line. Throws an error that explains any mistake in it. */
export function readOptions(args: readonly string[]): Options {
  const { help, version, port, now, speed, webhook } = parse(args);
  if (help) return { command: 'help' };
  if (version) return { command: 'version' };
  return {
    command: 'serve',
    port: port === undefined ? DEFAULT_PORT : readPort(port),
    now: now === undefined ? new Date() : readTime(now),
    speed: speed === undefined ? 1 : readNumber('speed', speed, 1_000_000),
    ...(webhook === undefined ? {} : { webhook: readAddress(webhook) }),
  };
}
