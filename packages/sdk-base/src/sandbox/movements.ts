import { lostReceiver } from '../accounts/lostReceiver.ts';
import { memoFault } from '../accounts/memos.ts';
import { stellarReceiver } from '../accounts/stellarReceiver.ts';
import type { Network } from '../networks/Network.ts';
import { networks } from '../networkInfo/networks.ts';
import { isAddress, sandboxNetworks, stellarReserve } from './chain/chains.ts';
import { nftKey } from './chain/Ledger.ts';
import type { Schema } from './operations.ts';
import { invalid, ApiProblem } from './refuse.ts';
import { type Movement, spendable } from './transfers.ts';
import type { World } from './World.ts';

type Params = Schema<'TransferParams'>;

const noFunds = () =>
  new ApiProblem('sdk/insufficient-funds', 'The balance does not cover the amount and the fee.');

/** Throws if a network can't make a transfer, for any sender. */
export function checkKind(on: Network, transfer: Params): void {
  const stellar = networks[on].kind === 'stellar';
  if (transfer.kind !== 'native' && (transfer.kind === 'stellar-asset') !== stellar)
    throw new ApiProblem('sdk/not-supported', `The network ${on} has no transfers of kind ${transfer.kind}.`);
  const receiver = stellar ? stellarReceiver(transfer.to) : undefined;
  if (!receiver && !isAddress(on, transfer.to)) {
    const isMistyped = !stellar && isAddress(on, transfer.to.toLowerCase());
    throw invalid(
      '/transfer/to',
      isMistyped ? 'The checksum of the address is wrong.' : 'Must be an address on the network.',
    );
  }
  const contract =
    transfer.kind === 'erc20' ? transfer.token : transfer.kind === 'nft' ? transfer.contract : undefined;
  const lost = lostReceiver(transfer.to, contract);
  if (lost !== undefined) throw invalid('/transfer/to', `Is ${lost}.`);
  if ('memo' in transfer && transfer.memo !== undefined) {
    if (!stellar) throw invalid('/transfer/memo', 'Is for Stellar only.');
    if (receiver?.memoId !== undefined)
      throw invalid('/transfer/memo', 'Cannot be combined with a muxed address.');
    const fault = memoFault(transfer.memo);
    if (fault !== undefined) throw invalid('/transfer/memo', `It ${fault}.`);
  }
  if ('amount' in transfer && transfer.amount !== undefined && BigInt(transfer.amount) === 0n)
    throw invalid('/transfer/amount', 'Must be above zero.');
}

/** Returns the assets that a transfer moves. Throws if the sender doesn't have them. */
export function movementOf(world: World, on: Network, from: string, transfer: Params): Movement {
  const { state } = world;
  const has = spendable(world, on, from);
  const to = stellarReceiver(transfer.to)?.account ?? transfer.to;
  const base = { network: on, kind: transfer.kind, from, to, token: null, nft: null };
  if (transfer.kind === 'native') return { ...base, amount: transfer.amount };
  if (transfer.kind === 'nft') {
    const { contract, tokenId: token, amount: copies = '1' } = transfer;
    const key = nftKey(contract, token);
    if (!state.nfts.has(`${on} ${key}`)) throw invalid('/transfer/tokenId', 'Is not known.');
    if (has.nft(key) < BigInt(copies)) throw noFunds();
    return { ...base, amount: copies, nft: { contract, tokenId: token } };
  }
  const address = transfer.kind === 'erc20' ? transfer.token : transfer.asset;
  const token = state.tokens.get(`${on} ${transfer.kind === 'erc20' ? address.toLowerCase() : address}`);
  const member = transfer.kind === 'erc20' ? 'token' : 'asset';
  if (!token) {
    const elsewhere = sandboxNetworks.some((other) => state.tokens.has(`${other} ${address.toLowerCase()}`));
    if (elsewhere) throw new ApiProblem('sdk/network-mismatch', 'The token is on another network.');
    throw invalid(`/transfer/${member}`, 'Is not known.');
  }
  if (transfer.kind === 'stellar-asset' && state.ledger.token(on, to, address) === undefined)
    throw invalid('/transfer/to', 'The receiver does not trust the asset.');
  if (has.token(address) < BigInt(transfer.amount)) throw noFunds();
  return { ...base, amount: transfer.amount, token: { ...token } };
}

/** Throws if the native balance doesn't cover a transfer's amount and fee. */
export function checkNative(world: World, on: Network, movement: Movement, maxFee: bigint): void {
  const { tokens } = world.state.ledger.of(on, movement.from);
  const kept = networks[on].kind === 'stellar' ? stellarReserve(tokens.size) : 0n;
  const spent = movement.kind === 'native' ? BigInt(movement.amount) : 0n;
  if (spendable(world, on, movement.from).native < spent + maxFee + kept) throw noFunds();
}
