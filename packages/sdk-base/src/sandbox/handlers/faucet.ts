import type { Network } from '../../networks/Network.ts';
import { networks } from '../../networkInfo/networks.ts';
import { created } from '../answer.ts';
import { ownAddress, userIdOf } from '../caller.ts';
import { needSandbox } from '../chain/chains.ts';
import { object } from '../check.ts';
import { network } from '../formats.ts';
import { faucetAddress } from '../addresses.ts';
import { startTransfer } from '../transfers.ts';
import type { Definitions } from '../World.ts';

export const faucet = {
  requestTestTokens: {
    access: ['accessToken'],
    keyed: true,
    body: object({ network }),
    wrongBody: 400,
    handle({ world, caller, body }) {
      const on = body.network as Network;
      needSandbox(on);
      const to = ownAddress(world, caller, on);
      const { kind, nativeCurrency } = networks[on];
      // A tenth of a unit, or a thousand units on Stellar, where an account needs a minimum balance.
      const amount = kind === 'evm' ? 10n ** BigInt(nativeCurrency.decimals - 1) : 1_000n * 10n ** 7n;
      const from = faucetAddress(world.ids, on);
      const movement = {
        network: on,
        kind: 'native' as const,
        from,
        to,
        amount: `${amount}`,
        token: null,
        nft: null,
      };
      return created(
        structuredClone({
          ...startTransfer(world, movement, 0n),
          userId: userIdOf(caller),
          direction: 'in' as const,
        }),
      );
    },
  },
} satisfies Definitions;
