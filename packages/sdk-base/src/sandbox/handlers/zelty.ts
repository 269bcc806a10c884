import { created, ok, removed } from '../answer.ts';
import { object, text } from '../check.ts';
import { id, someText } from '../formats.ts';
import type { Schema } from '../operations.ts';
import { found } from '../refuse.ts';
import type { Definitions } from '../World.ts';

export const zelty = {
  createZeltyConnection: {
    access: ['secretKey'],
    keyed: true,
    body: object({ programId: id('prg'), name: someText, apiKey: text({ min: 8 }) }),
    handle({ world: { state, clock, ids }, body }) {
      const connection: Schema<'ZeltyConnection'> = {
        id: ids.next('con'),
        programId: found(state.programs.get(body.programId)).id,
        name: body.name,
        status: 'active',
        apiKeyEnding: body.apiKey.slice(-4),
        lastOrderAt: null,
        createdAt: clock.text(),
      };
      state.connections.set(connection.id, connection);
      return created(connection);
    },
  },
  getZeltyConnection: {
    access: ['secretKey'],
    handle: ({ world, path }) => ok(found(world.state.connections.get(path.connectionId))),
  },
  deleteZeltyConnection: {
    access: ['secretKey'],
    handle: ({ world, path }) => removed(world.state.connections, path.connectionId),
  },
} satisfies Definitions;
