/**
 * Runs the dev server for authors: `npm start`. Pages are available at once, and each is compiled when it's opened. In
 * parallel, references are generated at the start and when their sources change, and open pages are checked.
 */
import { writePlaceholderDocsHash } from '../../packages/model/src/docsHash.ts';
import { writeBrand } from '../../src/brand/writeBrand.ts';
import { DevServer } from './start/DevServer.ts';
import { isPortFree, portOf } from './start/port.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit());

async function main(args: readonly string[]): Promise<void> {
  const port = portOf(args);
  if (!(await isPortFree(port))) {
    throw new Error(`port ${port} is taken. Stop what uses it, or run "npm start -- --port ${port + 1}".`);
  }
  writeBrand();
  // The site's configuration reads it, and a fresh clone has none.
  writePlaceholderDocsHash(process.cwd());
  const server = new DevServer(args);
  server.serve();
  // Loaded while the server loads its own modules.
  const { Session } = await import('./start/Session.ts');
  new Session(server).begin();
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`start: ${(error as Error).message}`);
  process.exit(1);
});
