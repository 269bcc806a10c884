import type { Network } from '../networks/Network.ts';
import { addressOf } from './caller.ts';
import { nftKey } from './chain/Ledger.ts';
import { timings } from './constants.ts';
import type { Schema } from './operations.ts';
import { addEntry } from './points.ts';
import { conflict, found, invalid, notFound } from './refuse.ts';
import { spendable } from './transfers.ts';
import type { World } from './World.ts';

type Entry = Schema<'LoyaltyEntry'>;
type Voucher = Schema<'NftReference'>;

/** Excludes letters that look like a digit or another letter. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const keyOf = (network: string, { contract, tokenId }: Voucher) => `${network} ${nftKey(contract, tokenId)}`;

/** Returns the voucher's reward, which is the redeemed one or else one of the collection. */
function rewardOf({ state }: World, program: Schema<'LoyaltyProgram'>, voucher: Voucher) {
  const key = keyOf(program.network, voucher);
  const collectionId = state.nfts.get(key)?.collectionId;
  const rewards = state.tiers
    .filter(({ programId }) => programId === program.id)
    .flatMap((tier) => tier.rewards)
    .filter((reward) => reward.kind === 'voucher' && reward.collectionId === collectionId);
  return rewards.find(({ id }) => id === state.redeemed.get(key)) ?? rewards[0];
}

function holds(world: World, network: Network, userId: string, { contract, tokenId }: Voucher): boolean {
  const address = addressOf(world, userId, network);
  return address !== undefined && spendable(world, network, address).nft(nftKey(contract, tokenId)) > 0n;
}

/** Creates the code for showing a voucher. The voucher's previous code becomes invalid. */
export function createVoucherCode(
  world: World,
  program: Schema<'LoyaltyProgram'>,
  userId: string,
  voucher: Voucher,
): Schema<'VoucherCode'> {
  const { state, clock, ids } = world;
  const key = keyOf(program.network, voucher);
  const reward = rewardOf(world, program, voucher);
  if (reward && state.vouchersInUse.has(key)) throw conflict('The voucher was used already.');
  if (!reward || !holds(world, program.network as Network, userId, voucher))
    throw invalid('/tokenId', 'Is not a voucher of the program in the account of the user.');
  for (const [code, entry] of state.voucherCodes) if (entry.key === key) state.voucherCodes.delete(code);
  const characters = Array.from(ids.bytes('voucher code').subarray(0, 8), (byte) => ALPHABET[byte % 32]);
  const code = `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
  const expiresAt = clock.milliseconds() + timings.voucherCodeLifetime;
  state.voucherCodes.set(code, {
    key,
    voucher,
    programId: program.id,
    userId,
    rewardId: reward.id,
    expiresAt,
  });
  return { code, expiresAt: clock.text(timings.voucherCodeLifetime) };
}

/** Marks a voucher as used. It's burned once the network processes it. */
export function spendVoucher(world: World, program: Schema<'LoyaltyProgram'>, code: string): Entry {
  const { state, clock, ids } = world;
  const network = program.network as Network;
  const shown = state.voucherCodes.get(code);
  const isGood =
    shown?.programId === program.id &&
    shown.expiresAt > clock.milliseconds() &&
    holds(world, network, shown.userId, shown.voucher);
  if (!shown || !isGood) throw notFound();
  const { key, voucher, userId, rewardId } = shown;
  state.voucherCodes.delete(code);
  state.vouchersInUse.add(key);
  const entry = addEntry(world, {
    programId: program.id,
    userId,
    kind: 'use',
    points: '0',
    reference: null,
    rewardId,
  });
  clock.later(timings.pointsSettlement, () => {
    const address = found(addressOf(world, userId, network));
    state.ledger.addNft(network, address, nftKey(voucher.contract, voucher.tokenId), -1n);
    Object.assign(entry, { status: 'settled', transactionHash: ids.hash(), settledAt: clock.text() });
    world.emit('loyalty.voucher_used', entry);
  });
  return entry;
}
