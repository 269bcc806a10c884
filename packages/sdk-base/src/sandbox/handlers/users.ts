import { ok } from '../answer.ts';
import { nullable, object } from '../check.ts';
import { locale, someText } from '../formats.ts';
import { userIdOf, userOf } from '../caller.ts';
import { newestFirst, page } from '../page.ts';
import { found } from '../refuse.ts';
import type { Definitions } from '../World.ts';

export const users = {
  getCurrentUser: {
    access: ['accessToken'],
    handle: ({ world, caller }) => ok({ ...userOf(world, caller) }),
  },
  updateCurrentUser: {
    access: ['accessToken'],
    body: object({}, { name: nullable(someText), locale: nullable(locale) }, { min: 1 }),
    handle({ world, caller, body }) {
      const user = userOf(world, caller);
      if (body.name !== undefined) user.name = body.name;
      if (body.locale !== undefined) user.locale = body.locale;
      user.updatedAt = world.clock.text();
      return ok({ ...user });
    },
  },
  getRecoveryStatus: {
    access: ['accessToken'],
    handle({ world: { state }, caller }) {
      const userId = userIdOf(caller);
      const inFrame = state.frameKeys.get(userId)?.recovery.keys() ?? [];
      return ok({ methods: [...new Set([...(state.signerKeys.get(userId)?.methods ?? []), ...inFrame])] });
    },
  },
  listUsers: {
    access: ['secretKey'],
    handle({ world, query }) {
      const { externalId } = query;
      const all = newestFirst(world.state.users.values());
      const shown = externalId === undefined ? all : all.filter((user) => user.externalId === externalId);
      return ok(page(shown, 'users', ({ id }) => id, query));
    },
  },
  getUser: {
    access: ['secretKey'],
    handle: ({ world, path }) => ok({ ...found(world.state.users.get(path.userId)) }),
  },
} satisfies Definitions;
