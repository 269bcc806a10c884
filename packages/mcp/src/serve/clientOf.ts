import type { IncomingMessage } from 'node:http';

/** Number of characters of a client's user agent that identify it. */
const USER_AGENT_LENGTH = 200;

/** Identifies a client. Programs on one machine are distinguished by their user agent. */
export const clientId = ({ socket, headers }: IncomingMessage): string =>
  `${socket.remoteAddress ?? ''} ${(headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH)}`;
