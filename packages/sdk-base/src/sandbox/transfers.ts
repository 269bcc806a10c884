import type { Network } from '../networks/Network.ts';
import { networks } from '../networkInfo/networks.ts';
import { timings } from './constants.ts';
import { addressOn } from './chain/userKeys.ts';
import { nftKey } from './chain/Ledger.ts';
import type { Schema } from './operations.ts';
import { passOn } from './passports.ts';
import type { TransferRecord } from './State.ts';
import type { World } from './World.ts';

const sameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * Returns a transfer from the perspective of one of its two sides, or `undefined` for any other address. A transfer to
 * oneself is outgoing.
 */
export function transferSeenBy(
  transfer: TransferRecord,
  address: string,
  userId: string,
): Schema<'Transfer'> | undefined {
  const direction = sameAddress(transfer.from, address)
    ? 'out'
    : sameAddress(transfer.to, address)
      ? 'in'
      : undefined;
  return direction && structuredClone({ ...transfer, userId, direction });
}

/** Moves a transfer's assets. */
function settle({ state, clock }: World, { network, from, to, amount, token, nft }: TransferRecord): void {
  const { ledger } = state;
  const moved = BigInt(amount);
  if (token) {
    ledger.addToken(network as Network, from, token.address, -moved);
    ledger.addToken(network as Network, to, token.address, moved);
  } else if (nft) {
    ledger.addNft(network as Network, from, nftKey(nft.contract, nft.tokenId), -moved);
    ledger.addNft(network as Network, to, nftKey(nft.contract, nft.tokenId), moved);
  } else {
    ledger.addNative(network as Network, from, -moved, clock.text());
    ledger.addNative(network as Network, to, moved, clock.text());
  }
}

/** Sends the event for a transfer's end to each user concerned. A failed transfer doesn't concern its receiver. */
function tell(world: World, transfer: TransferRecord, status: 'confirmed' | 'failed'): void {
  for (const [userId, keys] of world.state.keys) {
    const seen = transferSeenBy(transfer, addressOn(keys, transfer.network as Network), userId);
    if (seen && (status === 'confirmed' || seen.direction === 'out')) world.emit(`transfer.${status}`, seen);
  }
}

/** The parts of a transfer that describe the moved assets. */
export type Movement = Pick<TransferRecord, 'network' | 'kind' | 'from' | 'to' | 'amount' | 'token' | 'nft'>;

/**
 * Starts a transfer. Its amount and fee leave the sender when the network includes it. Until then, they can't be spent
 * again.
 */
export function startTransfer(world: World, movement: Movement, fee: bigint): TransferRecord {
  const { state, clock, ids } = world;
  const hash = ids.hash();
  const transfer: TransferRecord = {
    id: ids.next('tx'),
    ...movement,
    status: 'pending',
    hash: networks[movement.network as Network].kind === 'evm' ? hash : hash.slice(2),
    fee: null,
    createdAt: clock.text(),
    confirmedAt: null,
  };
  state.transfers.set(transfer.id, transfer);
  state.feesUnderWay.set(transfer.id, fee);
  clock.later(timings.confirmation, () => {
    // A failed transaction still costs its fee.
    const failed = world.fails('transfer');
    const status = failed ? 'failed' : 'confirmed';
    transfer.status = status;
    transfer.fee = `${fee}`;
    state.feesUnderWay.delete(transfer.id);
    transfer.confirmedAt = clock.text();
    state.ledger.addNative(transfer.network as Network, transfer.from, -fee, clock.text());
    if (!failed) {
      settle(world, transfer);
      passOn(world, transfer);
    }
    tell(world, transfer, status);
  });
  return transfer;
}

/** Returns an address's balances without pending outgoing transfers and used vouchers. */
export function spendable({ state }: World, network: Network, address: string) {
  const { native, tokens, nfts } = state.ledger.of(network, address);
  const leaving = [...state.transfers.values()].filter(
    (transfer) =>
      transfer.status === 'pending' && transfer.network === network && sameAddress(transfer.from, address),
  );
  const sum = (values: bigint[]) => values.reduce((total, value) => total + value, 0n);
  return {
    native:
      native -
      sum(
        leaving.map(
          ({ id, kind, amount }) =>
            (state.feesUnderWay.get(id) ?? 0n) + (kind === 'native' ? BigInt(amount) : 0n),
        ),
      ),
    token: (token: string) =>
      (tokens.get(token.startsWith('0x') ? token.toLowerCase() : token) ?? 0n) -
      sum(
        leaving
          .filter((transfer) => transfer.token && sameAddress(transfer.token.address, token))
          .map(({ amount }) => BigInt(amount)),
      ),
    nft: (key: string) =>
      (nfts.get(key) ?? 0n) -
      (state.vouchersInUse.has(`${network} ${key}`) ? 1n : 0n) -
      sum(
        leaving
          .filter(({ nft }) => nft && nftKey(nft.contract, nft.tokenId) === key)
          .map(({ amount }) => BigInt(amount)),
      ),
  };
}
