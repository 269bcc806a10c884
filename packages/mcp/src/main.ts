import { fileURLToPath } from 'node:url';
import { inspect, parseArgs } from 'node:util';
import { SampleChecker } from './check/SampleChecker.ts';
import { packageInfo } from './packageInfo.ts';
import { serveOverHttp } from './serve/serveOverHttp.ts';
import { serveOverStdio } from './serve/serveOverStdio.ts';
import { loadSite } from './site/loadSite.ts';
import { DEFAULT_PORT, optionDefinitions } from './optionDefinitions.ts';

type Options =
  | { command: 'help' }
  | { command: 'version' }
  | { command: 'stdio'; site: string | undefined }
  | { command: 'http'; site: string | undefined; host: string; port: number; allowedHosts: string[] };

/** Parses the command line. Throws an error that describes an invalid option. */
function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    strict: true,
    allowPositionals: false,
    options: {
      http: { type: 'boolean' },
      port: { type: 'string' },
      host: { type: 'string' },
      'allow-host': { type: 'string', multiple: true },
      site: { type: 'string' },
      help: { type: 'boolean' },
      version: { type: 'boolean' },
    },
  });
  if (values.help) return { command: 'help' };
  if (values.version) return { command: 'version' };
  if (!values.http) {
    const lone = (['port', 'host', 'allow-host'] as const).find((name) => values[name] !== undefined);
    if (lone) throw new Error(`--${lone} requires --http`);
    return { command: 'stdio', site: values.site };
  }
  return {
    command: 'http',
    site: values.site,
    host: values.host ?? '127.0.0.1',
    port: readPort(values.port),
    allowedHosts: values['allow-host'] ?? [],
  };
}

function readPort(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new Error(`--port must be a number from 0 to 65535, and is ${text}`);
  }
  return Number(text);
}

const helpText = (): string =>
  [
    'Usage: nacre-docs-mcp [options]',
    '',
    "A Model Context Protocol server for Nacre's documentation.",
    '',
    ...optionDefinitions.map(
      ({ name, value, description }) =>
        `  ${`--${name}${value ? ` <${value}>` : ''}`.padEnd(22)}${description.replaceAll('`', '')}`,
    ),
  ].join('\n');

/** Logs to standard error, because clients read messages from standard output. */
const log = (line: string): void => void process.stderr.write(`${line}\n`);

/** Runs the command line. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    const options = readOptions(args);
    if (options.command === 'help') return void process.stdout.write(`${helpText()}\n`);
    if (options.command === 'version') return void process.stdout.write(`${packageInfo.version}\n`);
    logUncaughtErrors();
    const site = loadSite(options.site ?? fileURLToPath(new URL('../site', import.meta.url)));
    const checker = new SampleChecker(site.types);
    if (options.command === 'stdio') return serveOverStdio(site, checker, log);
    const { url, close } = await serveOverHttp(site, checker, options, log);
    log(`Nacre's docs are served at ${url}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      // A second signal ends the process at once.
      process.once(signal, () => void close().then(() => checker.close()));
    }
  } catch (error) {
    log(`nacre-docs-mcp: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

/**
 * Keeps the server running after an unexpected error, because an error in one request must not affect other clients.
 * The served data never changes, so an error can't leave it inconsistent.
 */
function logUncaughtErrors(): void {
  // The reader of the log may disconnect before the clients do.
  process.stderr.on('error', () => undefined);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => log(`nacre-docs-mcp: ${inspect(error)}`));
  }
}
