import { PASSPORTS } from '../../addresses.ts';
import { Network } from '../../networks/Network.ts';
import { prepareCredential } from '../credential.ts';
import type { Schema } from '../operations.ts';
import type { PassportRecord } from '../State.ts';
import type { World } from '../World.ts';
import { seedIds, seedSecrets } from './seedIds.ts';

const gtin = '09520123456788';
const serial = 'HJ-000118';

function passport(
  { state }: World,
  wire: Pick<PassportRecord['wire'], 'id' | 'level' | 'parentId' | 'createdAt' | 'publishedAt'> &
    Partial<PassportRecord['wire']>,
  rest: Partial<PassportRecord> = {},
): PassportRecord {
  const record: PassportRecord = {
    wire: {
      status: 'published',
      network: Network.PolygonAmoy,
      name: 'Harbor Jacket',
      description: 'A waterproof jacket.',
      imageUrl: 'https://shop.example/jacket.png',
      gtin,
      batchNumber: null,
      serial: null,
      digitalLink: null,
      claimCodeRequired: false,
      ownerAddress: null,
      nft: null,
      claimedAt: null,
      retiredAt: null,
      ...wire,
    },
    attributes: [],
    events: [],
    claimCode: undefined,
    credential: undefined,
    ...rest,
  };
  state.passports.set(wire.id, record);
  return record;
}

const event = (id: string, rest: Omit<Schema<'PassportEvent'>, 'id'>): Schema<'PassportEvent'> => ({
  id,
  ...rest,
});

/** Creates the passports of a jacket: its model, a batch, and one unclaimed item. */
export function seedPassports(world: World): void {
  const { modelId, batchId, itemId } = seedIds;
  const records = [
    passport(
      world,
      {
        id: modelId,
        level: 'model',
        parentId: null,
        createdAt: '2026-02-18T09:00:00Z',
        publishedAt: '2026-02-18T16:00:00Z',
      },
      {
        attributes: [
          { key: 'recycledContent', label: 'Recycled content', value: '62', unit: '%' },
          { key: 'supplierCode', label: 'Supplier code', value: 'HB-204', visibility: 'organization' },
        ],
      },
    ),
    passport(
      world,
      {
        id: batchId,
        level: 'batch',
        parentId: modelId,
        batchNumber: '2026-B07',
        createdAt: '2026-02-18T17:00:00Z',
        publishedAt: '2026-02-19T08:00:00Z',
      },
      { attributes: [{ key: 'madeIn', label: 'Made in', value: 'Portugal' }] },
    ),
    passport(
      world,
      {
        id: itemId,
        level: 'item',
        parentId: batchId,
        batchNumber: '2026-B07',
        serial,
        digitalLink: `${PASSPORTS}/01/${gtin}/21/${serial}`,
        claimCodeRequired: true,
        createdAt: '2026-02-19T09:00:00Z',
        publishedAt: '2026-02-20T08:00:00Z',
      },
      {
        attributes: [
          { key: 'warranty', label: 'Warranty', value: '24', unit: 'months', visibility: 'owner' },
        ],
        events: [
          event('evt_3Wd61pLq', {
            kind: 'manufactured',
            actor: 'Harbor Outfitters',
            location: 'Porto, Portugal',
            note: null,
            visibility: 'public',
            occurredAt: '2026-02-12T10:00:00Z',
            recordedAt: '2026-02-20T08:00:00Z',
          }),
        ],
        claimCode: seedSecrets.claimCode,
      },
    ),
  ];
  for (const record of records)
    record.credential = prepareCredential(world, record, record.wire.publishedAt ?? '');
}
