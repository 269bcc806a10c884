import { networks } from '../../networkInfo/networks.ts';
import { addressOf, ownAddress, userIdOf } from '../caller.ts';
import { needFeature, pathNetwork, sandboxNetworks } from '../chain/chains.ts';
import { nftKey } from '../chain/Ledger.ts';
import { ok } from '../answer.ts';
import type { Schema } from '../operations.ts';
import { newestFirst, page } from '../page.ts';
import { badParameter, found } from '../refuse.ts';
import { transferSeenBy } from '../transfers.ts';
import type { Definitions } from '../World.ts';

export const accounts = {
  listAccounts: {
    access: ['accessToken'],
    handle({ world, caller, query }) {
      const userId = userIdOf(caller);
      const all = sandboxNetworks.flatMap((network): Schema<'Account'>[] => {
        const address = addressOf(world, userId, network);
        return address === undefined ? [] : [{ userId, network, address }];
      });
      return ok(page(all, 'accounts', ({ network }) => network, query));
    },
  },
  getAccount: {
    access: ['accessToken'],
    handle({ world, caller, path }) {
      const network = pathNetwork(path.network);
      return ok({ userId: userIdOf(caller), network, address: ownAddress(world, caller, network) });
    },
  },
  getBalance: {
    access: ['accessToken'],
    handle({ world, caller, path }) {
      const network = pathNetwork(path.network);
      const address = ownAddress(world, caller, network);
      const { native } = world.state.ledger.of(network, address);
      return ok({
        network,
        address,
        amount: `${native}`,
        currency: { ...networks[network].nativeCurrency },
        updatedAt: world.clock.text(),
      });
    },
  },
  listTokenBalances: {
    access: ['accessToken'],
    handle({ world: { state, ...world }, caller, path, query }) {
      const network = pathNetwork(path.network);
      const { tokens } = state.ledger.of(network, ownAddress({ state, ...world }, caller, network));
      const all = [...tokens].flatMap(([key, amount]): Schema<'TokenBalance'>[] => {
        const token = state.tokens.get(`${network} ${key}`);
        return token && amount > 0n ? [{ token: { ...token }, amount: `${amount}` }] : [];
      });
      return ok(page(all, `tokens-${network}`, ({ token }) => token.address, query));
    },
  },
  listNfts: {
    access: ['accessToken'],
    handle({ world, caller, path, query }) {
      const network = pathNetwork(path.network);
      needFeature(network, 'nft', 'NFTs');
      const { nfts } = world.state.ledger.of(network, ownAddress(world, caller, network));
      const all = [...nfts].map(([key, amount]) => ({
        nft: structuredClone(found(world.state.nfts.get(`${network} ${key}`))),
        amount: `${amount}`,
      }));
      return ok(page(all, `nfts-${network}`, ({ nft }) => nftKey(nft.contract, nft.tokenId), query));
    },
  },
  getNft: {
    access: ['accessToken'],
    handle({ world, caller, path }) {
      const network = pathNetwork(path.network);
      needFeature(network, 'nft', 'NFTs');
      if (!/^0x[0-9a-fA-F]{40}$/.test(path.contract)) throw badParameter('contract', 'Must be an address.');
      if (!/^\d+$/.test(path.tokenId)) throw badParameter('tokenId', 'Must be a whole number.');
      const key = nftKey(path.contract, path.tokenId);
      found(world.state.ledger.of(network, ownAddress(world, caller, network)).nfts.get(key));
      return ok(structuredClone(found(world.state.nfts.get(`${network} ${key}`))));
    },
  },
  listTransfers: {
    access: ['accessToken'],
    handle({ world, caller, path, query }) {
      const network = pathNetwork(path.network);
      const address = ownAddress(world, caller, network);
      const userId = userIdOf(caller);
      const all = newestFirst(world.state.transfers.values()).flatMap((transfer) => {
        const seen = transfer.network === network ? transferSeenBy(transfer, address, userId) : undefined;
        return seen ? [seen] : [];
      });
      return ok(page(all, `transfers-${network}`, ({ id }) => id, query));
    },
  },
} satisfies Definitions;
