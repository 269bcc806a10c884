import net from 'node:net';

const DEFAULT_PORT = 3000;

/** Parses the port from `npm start -- --port 3001`. */
export function portOf(args: readonly string[]): number {
  const index = args.findIndex((arg) => /^(?:-p|--port)(?:=|$)/.test(arg));
  if (index < 0) return DEFAULT_PORT;
  const port = Number(/=(.+)$/.exec(args[index] ?? '')?.[1] ?? args[index + 1]);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error('--port is not a number from 1 to 65535. Run "npm start -- --port 3001".');
  }
  return port;
}

/** Whether no process listens on a port of this machine. */
export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });
