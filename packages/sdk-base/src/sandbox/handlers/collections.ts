import type { Network } from '../../networks/Network.ts';
import { accepted, created, ok } from '../answer.ts';
import { needFeature, needSandbox } from '../chain/chains.ts';
import { lostReceiver } from '../../accounts/lostReceiver.ts';
import { isEvmAddress } from '../../signing/evmAddress.ts';
import { list, object, oneOf, text, textOrNumber } from '../check.ts';
import { timings } from '../constants.ts';
import { money, network, positiveAmount, someText, uri } from '../formats.ts';
import { startJob } from '../jobs.ts';
import type { Schema } from '../operations.ts';
import { newestFirst, page } from '../page.ts';
import { conflict, found, invalid } from '../refuse.ts';
import { namedAddress } from '../addresses.ts';
import type { Definitions } from '../World.ts';

const mintItem = object(
  { to: text({ pattern: /^(usr_[0-9A-Za-z_]+|0x[0-9a-fA-F]{40})$/ }), name: someText },
  {
    description: someText,
    imageUrl: uri,
    externalUrl: uri,
    attributes: list(object({ trait: text(), value: textOrNumber }, {}, { open: true })),
  },
);

export const collections = {
  listCollections: {
    access: ['secretKey'],
    handle: ({ world, query }) =>
      ok(page(newestFirst(world.state.collections.values()), 'collections', ({ id }) => id, query)),
  },
  createCollection: {
    access: ['secretKey'],
    keyed: true,
    body: object(
      { network, name: someText, symbol: text({ pattern: /^[A-Z0-9]+$/ }) },
      {
        standard: oneOf('erc721', 'erc1155'),
        description: someText,
        imageUrl: uri,
        maxSupply: positiveAmount,
        price: money,
      },
    ),
    handle({ world: { state, clock, ids }, body }) {
      const on = body.network as Network;
      needSandbox(on);
      needFeature(on, 'nft', 'NFTs');
      const collection: Schema<'Collection'> = {
        id: ids.next('col'),
        network: on,
        standard: body.standard ?? 'erc721',
        name: body.name,
        symbol: body.symbol,
        description: body.description ?? null,
        imageUrl: body.imageUrl ?? null,
        contract: null,
        maxSupply: body.maxSupply ?? null,
        mintedSupply: '0',
        price: body.price ?? null,
        createdAt: clock.text(),
      };
      state.collections.set(collection.id, collection);
      clock.later(timings.confirmation, () => {
        collection.contract = namedAddress(ids, on, collection.id);
      });
      return created(collection);
    },
  },
  getCollection: {
    access: ['secretKey'],
    handle: ({ world, path }) => ok(found(world.state.collections.get(path.collectionId))),
  },
  mintItems: {
    access: ['secretKey'],
    keyed: true,
    body: object({ items: list(mintItem, { min: 1 }) }),
    handle({ world, path, body }) {
      const collection = found(world.state.collections.get(path.collectionId));
      if (collection.contract === null) throw conflict('The contract is not on the network yet.');
      for (const [index, { to }] of body.items.entries()) {
        if (!to.startsWith('0x')) continue;
        if (!isEvmAddress(to)) throw invalid(`/items/${index}/to`, 'The checksum of the address is wrong.');
        const lost = lostReceiver(to, collection.contract);
        if (lost !== undefined) throw invalid(`/items/${index}/to`, `Is ${lost}.`);
      }
      const tasks = body.items.map((item) => ({ collectionId: collection.id, item }));
      return accepted(startJob(world, tasks, { collectionId: collection.id, orderId: null }));
    },
  },
  getJob: {
    access: ['secretKey'],
    handle: ({ world, path }) => ok(found(world.state.jobs.get(path.jobId))),
  },
} satisfies Definitions;
