import type { IncomingMessage } from 'node:http';

/** Number of characters of a client's user agent that identify it. */
const NAME = 200;

/** Identifies a client. Programs on one machine are distinguished by their user agent. */
export const clientOf = ({ socket, headers }: IncomingMessage): string =>
  `${socket.remoteAddress ?? ''} ${(headers['user-agent'] ?? '').slice(0, NAME)}`;
