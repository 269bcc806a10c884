import type { IncomingMessage } from 'node:http';

/** Characters of a client's own name that tell it from others. */
const NAME = 200;

/** Who asks: programs on one machine are told apart by what they call themselves. */
export const clientOf = ({ socket, headers }: IncomingMessage): string =>
  `${socket.remoteAddress ?? ''} ${(headers['user-agent'] ?? '').slice(0, NAME)}`;
