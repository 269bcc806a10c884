import type { Server } from 'node:http';

/**
 * Closes a server: it takes no more connections, and has some time to answer what it was asked. What is not answered by
 * then is cut off.
 *
 * @param end - ends what would go on by itself
 */
export async function closeInTime(server: Server, time: number, end: () => Promise<void>): Promise<void> {
  const closed = new Promise<void>((done) => void server.close(() => done()));
  const stop = setTimeout(() => void end().finally(() => server.closeAllConnections()), time);
  await closed;
  clearTimeout(stop);
  await end();
}

/** From when on a server closes, a connection goes with the answer that it waits for, and is not kept for another one. */
export function leaveAfterAnswers(server: Server): void {
  server.on('request', ({ socket }, response) => {
    response.once('close', () => {
      if (!server.listening) socket.destroySoon();
    });
  });
}
