import type { Network } from '../networks/Network.ts';
import { checksumAddress } from '../signing/evmAddress.ts';
import { addressOf } from './caller.ts';
import { nftKey } from './chain/Ledger.ts';
import type { Schema } from './operations.ts';
import { found } from './refuse.ts';
import type { PassportRecord, TransferRecord } from './State.ts';
import type { Caller, World } from './World.ts';

type Visibility = Schema<'PassportVisibility'>;

/** Returns a passport followed by its ancestors: the passport, its batch, its model. */
function lineage({ state }: World, record: PassportRecord): PassportRecord[] {
  const { parentId } = record.wire;
  return parentId === null
    ? [record]
    : [record, ...lineage({ state } as World, found(state.passports.get(parentId)))];
}

/**
 * Returns the facts including inherited ones, starting with the model's. A passport's own value replaces the inherited
 * value in place.
 */
function attributesOf(world: World, record: PassportRecord): Schema<'PassportAttribute'>[] {
  const facts = new Map<string, Schema<'PassportAttribute'>>();
  for (const from of lineage(world, record).reverse()) {
    const inheritedFrom = from === record ? null : from.wire.id;
    for (const { key, label, value, unit = null, visibility = 'public' } of from.attributes)
      facts.set(key, { key, label, value, unit, visibility, inheritedFrom });
  }
  return [...facts.values()];
}

/** Whether a user owns the item. The NFT is in the user's account, or on its way there after the claim. */
export function isOwner(world: World, { wire }: PassportRecord, userId: string): boolean {
  const address = addressOf(world, userId, wire.network as Network);
  return address !== undefined && wire.ownerAddress === address;
}

/** Returns the visibilities that a caller may see. */
function visibleTo(world: World, record: PassportRecord, caller: Caller): readonly Visibility[] {
  if (caller.kind === 'server') return ['public', 'owner', 'organization'];
  return caller.kind === 'user' && isOwner(world, record, caller.userId) ? ['public', 'owner'] : ['public'];
}

/** Makes the receiver of an NFT the owner of its passport, if it has one. */
export function passOn({ state }: World, { network, nft, to }: TransferRecord): void {
  if (!nft) return;
  const key = nftKey(nft.contract, nft.tokenId);
  for (const { wire } of state.passports.values())
    if (wire.network === network && wire.nft && nftKey(wire.nft.contract, wire.nft.tokenId) === key)
      wire.ownerAddress = checksumAddress(to);
}

/** Returns a passport with the data visible to a caller. A batch and an item inherit unset values from the model. */
export function viewPassport(world: World, record: PassportRecord, caller: Caller): Schema<'Passport'> {
  const visible = visibleTo(world, record, caller);
  const seen = ({ visibility }: { visibility: Visibility }) => visible.includes(visibility);
  const { name, description, imageUrl } = found(lineage(world, record).at(-1)).wire;
  const { ownerAddress, ...wire } = record.wire;
  return structuredClone({
    ...wire,
    name,
    description,
    imageUrl,
    attributes: attributesOf(world, record).filter(seen),
    events: record.events.filter(seen),
    ownerAddress: visible.includes('owner') ? ownerAddress : null,
  });
}

/** Returns a passport that the caller may know of. Only the organization can see a draft. */
export function passportFor({ state }: World, caller: Caller, passportId: string): PassportRecord {
  const record = state.passports.get(passportId);
  return found(record?.wire.status === 'draft' && caller.kind !== 'server' ? undefined : record);
}
