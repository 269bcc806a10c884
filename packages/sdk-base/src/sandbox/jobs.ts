import type { Network } from '../networks/Network.ts';
import { addressOf } from './caller.ts';
import { nftKey } from './chain/Ledger.ts';
import { timings } from './constants.ts';
import type { Schema } from './operations.ts';
import { found } from './refuse.ts';
import type { World } from './World.ts';

/** An item to mint and its collection. */
export type MintTask = { collectionId: string; item: Schema<'MintItem'> };

/** Returns an item's receiver, or the reason why it can't be minted. */
function receiverOf(
  world: World,
  collection: Schema<'Collection'>,
  to: string,
): { address: string } | { reason: string } {
  const { maxSupply, mintedSupply, network } = collection;
  const address = to.startsWith('usr_') ? addressOf(world, to, network as Network) : to;
  if (address === undefined) return { reason: 'The user has no account on this network.' };
  if (maxSupply !== null && BigInt(mintedSupply) >= BigInt(maxSupply))
    return { reason: 'The collection has no supply left.' };
  if (world.fails('mint')) return { reason: 'The network rejected the transaction.' };
  return { address };
}

/** Mints one NFT of a collection. */
export function mint(
  world: World,
  { collectionId, item }: MintTask,
): { nft: Schema<'NftReference'> } | { reason: string } {
  const { state } = world;
  const collection = found(state.collections.get(collectionId));
  const receiver = receiverOf(world, collection, item.to);
  if ('reason' in receiver) return receiver;
  collection.mintedSupply = `${BigInt(collection.mintedSupply) + 1n}`;
  const nft = { contract: collection.contract ?? '', tokenId: collection.mintedSupply };
  const key = nftKey(nft.contract, nft.tokenId);
  state.nfts.set(`${collection.network} ${key}`, {
    ...nft,
    network: collection.network,
    standard: collection.standard,
    collectionId,
    name: item.name,
    description: item.description ?? null,
    imageUrl: item.imageUrl ?? null,
    externalUrl: item.externalUrl ?? null,
    attributes: item.attributes ?? [],
  });
  state.ledger.addNft(collection.network as Network, receiver.address, key, 1n);
  return { nft };
}

/** Starts a minting job. Calls `done` when the job has ended. */
export function startJob(
  world: World,
  tasks: readonly MintTask[],
  of: Pick<Schema<'Job'>, 'collectionId' | 'orderId'>,
  done: (job: Schema<'Job'>) => void = () => undefined,
): Schema<'Job'> {
  const { state, clock, ids } = world;
  const job: Schema<'Job'> = {
    id: ids.next('job'),
    kind: 'mint',
    status: 'queued',
    ...of,
    total: tasks.length,
    succeeded: 0,
    failed: 0,
    results: [],
    createdAt: clock.text(),
    startedAt: null,
    completedAt: null,
  };
  state.jobs.set(job.id, job);

  function run(index: number): void {
    const task = tasks[index];
    if (task) {
      const minted = mint(world, task);
      const success = 'nft' in minted;
      job.results.push({
        index,
        status: success ? 'minted' : 'failed',
        nft: success ? minted.nft : null,
        transactionHash: success ? ids.hash() : null,
        reason: success ? null : minted.reason,
      });
      job[success ? 'succeeded' : 'failed'] += 1;
    }
    if (index + 1 < tasks.length) {
      clock.later(timings.jobPerItem, () => run(index + 1));
      return;
    }
    job.status = job.failed > 0 ? 'failed' : 'completed';
    job.completedAt = clock.text();
    world.emit(`job.${job.status}`, job);
    done(job);
  }

  clock.later(timings.jobStart, () => {
    job.status = 'running';
    job.startedAt = clock.text();
    clock.later(timings.jobPerItem, () => run(0));
  });
  return job;
}
