import { ok } from '../answer.ts';
import { sandboxNetworks } from '../chain/chains.ts';
import { accessTokenKey, publicJwk } from '../jwt.ts';
import type { Definitions } from '../World.ts';

export const status = {
  getStatus: {
    access: ['none'],
    handle: ({ world }) =>
      ok({
        status: 'operational',
        environment: 'sandbox',
        version: '0.2.0',
        time: world.clock.text(),
        networks: sandboxNetworks.map((network) => ({ network, status: 'operational' })),
      }),
  },
  getJwks: {
    access: ['none'],
    handle: () => ok({ keys: [publicJwk(accessTokenKey)] }),
  },
} satisfies Definitions;
