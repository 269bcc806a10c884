import type { Server } from 'node:http';

/**
 * Closes a server. It accepts no more connections, and has a limited time to respond to pending requests. The remaining
 * connections are closed after that.
 *
 * @param end - ends tasks that would continue by themselves
 */
export async function closeGracefully(server: Server, time: number, end: () => Promise<void>): Promise<void> {
  const closed = new Promise<void>((done) => void server.close(() => done()));
  const stop = setTimeout(() => void end().finally(() => server.closeAllConnections()), time);
  await closed;
  clearTimeout(stop);
  await end();
}

/** Once a server is closing, ends each connection after its pending response, instead of keeping it alive. */
export function closeConnectionsAfterResponse(server: Server): void {
  server.on('request', ({ socket }, response) => {
    response.once('close', () => {
      if (!server.listening) socket.destroySoon();
    });
  });
}
