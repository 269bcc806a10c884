import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { SampleChecker } from './check/SampleChecker.ts';
import { helpText, readOptions } from './options.ts';
import { packageInfo } from './packageInfo.ts';
import { serveOverHttp } from './serve/serveOverHttp.ts';
import { serveOverStdio } from './serve/serveOverStdio.ts';
import { loadSite } from './site/loadSite.ts';

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
