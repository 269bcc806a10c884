import { bytesToNumberBE } from '@noble/curves/utils.js';
import type { Network } from '../networks/Network.ts';
import { timings } from './constants.ts';
import { nftKey } from './chain/Ledger.ts';
import { viewPassport } from './passports.ts';
import { namedAddress } from './addresses.ts';
import type { PassportRecord } from './State.ts';
import type { World } from './World.ts';

/** Moves the NFT of a claimed passport to its owner's account after the network's confirmation. */
export function confirmClaim(world: World, record: PassportRecord, address: string): void {
  const { state, clock, ids } = world;
  clock.later(timings.claimConfirmation, () => {
    const { wire } = record;
    const network = wire.network as Network;
    const nft = {
      contract: namedAddress(ids, network, 'product passports'),
      tokenId: `${bytesToNumberBE(ids.fixed(`passport ${wire.id}`).subarray(0, 6))}`,
    };
    const { name, description, imageUrl } = viewPassport(world, record, { kind: 'anybody' });
    state.nfts.set(`${network} ${nftKey(nft.contract, nft.tokenId)}`, {
      ...nft,
      network,
      standard: 'erc721',
      collectionId: null,
      name,
      description,
      imageUrl,
      externalUrl: wire.digitalLink,
      attributes: [{ trait: 'Serial number', value: wire.serial ?? '' }],
    });
    state.ledger.addNft(network, address, nftKey(nft.contract, nft.tokenId), 1n);
    wire.nft = nft;
    world.emit('passport.claimed', viewPassport(world, record, { kind: 'server' }));
  });
}
