import type { Network } from '../networks/Network.ts';
import { networkInfo } from '../networkInfo/networkInfo.ts';
import type { Call } from '../transport/createCall.ts';
import * as fromWire from '../transport/fromWire.ts';
import { pageList } from '../transport/pageList.ts';
import { waitUntil } from '../transport/waitUntil.ts';
import type { AccountReader } from './AccountReader.ts';
import { checkAddress } from './checkAddress.ts';
import { checkTokenId, notSupportedOn } from './checkNft.ts';

/**
 * Creates the reader of a user's account on a network.
 *
 * @internal
 */
export function createAccountReader(call: Call, network: Network): AccountReader {
  const path = { network };

  function needNfts(): void {
    if (!networkInfo(network).features.nft) throw notSupportedOn(network, 'NFTs');
  }

  const reader: AccountReader = {
    network,
    async getBalance(options) {
      return fromWire.balance(await call('getBalance', { path }, options), 'balance');
    },
    getTokenBalances: (pagination, options) =>
      pageList(pagination, async (query) =>
        fromWire.tokenBalances(await call('listTokenBalances', { path, query }, options), 'tokenBalances'),
      ),
    getNfts: (pagination, options) =>
      pageList(pagination, async (query) => {
        needNfts();
        return fromWire.nftBalances(await call('listNfts', { path, query }, options), 'nfts');
      }),
    async getNft(contract, tokenId, options) {
      needNfts();
      checkAddress(network, contract, 'contract');
      checkTokenId(tokenId);
      return fromWire.nft(await call('getNft', { path: { network, contract, tokenId } }, options), 'nft');
    },
    getTransfers: (pagination, options) =>
      pageList(pagination, async (query) =>
        fromWire.transfers(await call('listTransfers', { path, query }, options), 'transfers'),
      ),
    async getTransfer(transferId, options) {
      const answer = await call('getTransaction', { path: { transactionId: transferId } }, options);
      return fromWire.transfer(answer, 'transfer');
    },
    waitForTransfer: (transferId, options) =>
      waitUntil(
        (request) => reader.getTransfer(transferId, request),
        ({ status }) => status === 'confirmed' || status === 'failed',
        options,
      ),
  };
  return reader;
}
