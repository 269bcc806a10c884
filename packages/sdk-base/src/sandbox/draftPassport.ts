import { PASSPORTS } from '../addresses.ts';
import type { Network } from '../networks/Network.ts';
import { needFeature, needSandbox } from './chain/chains.ts';
import { object, text, variant } from './check.ts';
import { attributes, id, network, someText, uri } from './formats.ts';
import type { Schema } from './operations.ts';
import { conflict, found, invalid } from './refuse.ts';
import type { PassportRecord } from './State.ts';
import type { World } from './World.ts';

/** The bodies that create a passport, by level. */
export const createArgs = variant('level', {
  model: object(
    { level: someText, network, gtin: text({ pattern: /^\d{14}$/ }), name: someText },
    { description: someText, imageUrl: uri, attributes },
  ),
  batch: object({ level: someText, parentId: id('psp'), batchNumber: someText }, { attributes }),
  item: object(
    { level: someText, parentId: id('psp'), serial: someText },
    { claimCode: text({ min: 8 }), attributes },
  ),
});

/** Returns the values that a passport's level sets itself, and those that it inherits from its parent. */
function startOf(world: World, body: Schema<'CreatePassportArgs'>) {
  if (body.level === 'model') {
    const on = body.network as Network;
    needSandbox(on);
    needFeature(on, 'passports', 'passports');
    const { gtin, name, description = null, imageUrl = null } = body;
    return {
      network: body.network,
      gtin,
      name,
      description,
      imageUrl,
      parentId: null,
      batchNumber: null,
      serial: null,
    };
  }
  const { state } = world;
  const { wire: parent } = found(state.passports.get(body.parentId));
  const above = body.level === 'batch' ? 'model' : 'batch';
  if (parent.level !== above) throw invalid('/parentId', `Must be the passport of a ${above}.`);
  if (parent.status === 'retired') throw conflict(`The passport of the ${above} is retired.`);
  const own = {
    parentId: parent.id,
    batchNumber: body.level === 'batch' ? body.batchNumber : parent.batchNumber,
    serial: body.level === 'item' ? body.serial : null,
  };
  const taken = [...state.passports.values()].some(
    ({ wire }) =>
      wire.level === body.level &&
      wire.gtin === parent.gtin &&
      (body.level === 'item' ? wire.serial === own.serial : wire.batchNumber === own.batchNumber),
  );
  if (taken)
    throw conflict(body.level === 'item' ? 'The serial number is taken.' : 'The batch number is taken.');
  const { network: on, gtin, name, description, imageUrl } = parent;
  return { network: on, gtin, name, description, imageUrl, ...own };
}

/** Creates a draft. */
export function draftPassport(world: World, body: Schema<'CreatePassportArgs'>): PassportRecord {
  const start = startOf(world, body);
  const { gtin, serial } = start;
  const claimCode = body.level === 'item' ? body.claimCode : undefined;
  const record: PassportRecord = {
    wire: {
      id: world.ids.next('psp'),
      level: body.level,
      status: 'draft',
      ...start,
      digitalLink: serial === null ? null : `${PASSPORTS}/01/${gtin}/21/${encodeURIComponent(serial)}`,
      claimCodeRequired: claimCode !== undefined,
      ownerAddress: null,
      nft: null,
      createdAt: world.clock.text(),
      publishedAt: null,
      claimedAt: null,
      retiredAt: null,
    },
    attributes: body.attributes ?? [],
    events: [],
    claimCode,
    credential: undefined,
  };
  world.state.passports.set(record.wire.id, record);
  return record;
}
