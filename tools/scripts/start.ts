/**
 * Serves the site for its writers: `npm start`. Pages are there at once, each compiled when it's opened. References are
 * made beside that, at the start and when a source of theirs changes, and the pages that are open are checked.
 */
import { writeBrand } from '../../src/brand/writeBrand.ts';
import { DevServer } from './start/DevServer.ts';
import { isFree, portOf } from './start/options.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit());

async function main(args: readonly string[]): Promise<void> {
  const port = portOf(args);
  if (!(await isFree(port))) {
    throw new Error(`port ${port} is taken. Stop what uses it, or run "npm start -- --port ${port + 1}".`);
  }
  writeBrand();
  const server = new DevServer(args);
  server.serve();
  // The server reads its own meanwhile.
  const { Session } = await import('./start/Session.ts');
  new Session(server).begin();
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`start: ${(error as Error).message}`);
  process.exit(1);
});
