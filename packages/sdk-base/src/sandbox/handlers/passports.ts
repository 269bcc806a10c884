import type { Network } from '../../networks/Network.ts';
import { accepted, created, ok } from '../answer.ts';
import { addressOf, userIdOf } from '../caller.ts';
import { nullable, object, oneOf } from '../check.ts';
import { confirmClaim } from '../claims.ts';
import { prepareCredential, signStatusList } from '../credential.ts';
import { attributes, someText, time, uri, visibility } from '../formats.ts';
import { createArgs, draftPassport } from '../draftPassport.ts';
import type { PathOf, Schema } from '../operations.ts';
import { newestFirst, page } from '../page.ts';
import { isOwner, passportFor, viewPassport } from '../passports.ts';
import { badParameter, conflict, forbidden, found, invalid, notFound } from '../refuse.ts';
import { seedIds } from '../seed/seedIds.ts';
import type { PassportRecord } from '../State.ts';
import type { Definitions, World } from '../World.ts';

const server = { kind: 'server' } as const;
const levels = ['model', 'batch', 'item'];
const states = ['draft', 'published', 'claimed', 'retired'];
const kinds = [
  'manufactured',
  'shipped',
  'sold',
  'inspected',
  'repaired',
  'refurbished',
  'recycled',
  'other',
];

function checkFilter(name: string, value: string | undefined, values: readonly string[]): void {
  if (value !== undefined && !values.includes(value))
    throw badParameter(name, `Must be one of: ${values.join(', ')}.`);
}

const view = (world: World, record: PassportRecord) => viewPassport(world, record, server);
const recordOf = ({ state }: World, { passportId }: PathOf<'getPassport'>) =>
  found(state.passports.get(passportId));

export const passports = {
  createPassport: {
    access: ['secretKey'],
    keyed: true,
    body: createArgs,
    handle({ world, body }) {
      const record = draftPassport(world, body);
      return created(view(world, record));
    },
  },
  listPassports: {
    access: ['accessToken', 'secretKey'],
    handle({ world, caller, query }) {
      const { level, status, parentId } = query;
      checkFilter('level', level, levels);
      checkFilter('status', status, states);
      const shown = newestFirst(world.state.passports.values()).filter(
        (record) =>
          (caller.kind === 'server' || isOwner(world, record, userIdOf(caller))) &&
          (level === undefined || record.wire.level === level) &&
          (status === undefined || record.wire.status === status) &&
          (parentId === undefined || record.wire.parentId === parentId),
      );
      const { data, nextCursor } = page(shown, 'passports', ({ wire }) => wire.id, query);
      return ok({ data: data.map((record) => viewPassport(world, record, caller)), nextCursor });
    },
  },
  getPassport: {
    access: ['accessToken', 'secretKey', 'none'],
    handle: ({ world, caller, path }) =>
      ok(viewPassport(world, passportFor(world, caller, path.passportId), caller)),
  },
  updatePassport: {
    access: ['secretKey'],
    body: object(
      {},
      {
        name: someText,
        description: nullable(someText),
        imageUrl: nullable(uri),
        attributes,
        status: oneOf('retired'),
      },
      { min: 1 },
    ),
    handle({ world, path, body: { status, attributes: facts, ...model } }) {
      const record = recordOf(world, path);
      const { wire } = record;
      const changes = facts !== undefined || Object.keys(model).length > 0;
      if (changes && wire.status !== 'draft') throw conflict('Only a draft can be changed.');
      if (status && wire.status !== 'published' && wire.status !== 'claimed')
        throw conflict('Only a published or claimed passport can be retired.');
      const [name] = Object.keys(model);
      if (name !== undefined && wire.level !== 'model') throw invalid(`/${name}`, "Is the model's to state.");
      Object.assign(wire, model);
      if (facts) record.attributes = facts;
      if (status) Object.assign(wire, { status, retiredAt: world.clock.text() });
      return ok(view(world, record));
    },
  },
  publishPassport: {
    access: ['secretKey'],
    keyed: true,
    handle({ world, path }) {
      const record = recordOf(world, path);
      const { wire } = record;
      if (wire.status !== 'draft') throw conflict('Only a draft can be published.');
      const parent = wire.parentId === null ? undefined : world.state.passports.get(wire.parentId);
      if (parent && parent.wire.status !== 'published')
        throw conflict('The passport above is not published.');
      Object.assign(wire, { status: 'published', publishedAt: world.clock.text() });
      record.credential = prepareCredential(world, record, world.clock.text());
      return ok(view(world, record));
    },
  },
  addPassportEvent: {
    access: ['secretKey'],
    keyed: true,
    body: object(
      { kind: oneOf(...kinds), actor: someText, occurredAt: time },
      { location: someText, note: someText, visibility },
    ),
    handle({ world, path, body }) {
      const { wire, events } = recordOf(world, path);
      if (wire.status === 'draft' || wire.status === 'retired')
        throw conflict(`A passport that is ${wire.status} takes no events.`);
      const event: Schema<'PassportEvent'> = {
        id: world.ids.next('evt'),
        kind: body.kind,
        actor: body.actor,
        location: body.location ?? null,
        note: body.note ?? null,
        visibility: body.visibility ?? 'public',
        occurredAt: body.occurredAt,
        recordedAt: world.clock.text(),
      };
      events.push(event);
      events.sort((a, b) => Date.parse(a.occurredAt) - Date.parse(b.occurredAt));
      return created(event);
    },
  },
  claimPassport: {
    access: ['accessToken'],
    keyed: true,
    body: object({}, { claimCode: someText }),
    handle({ world, caller, path, body }) {
      const record = passportFor(world, caller, path.passportId);
      const { wire } = record;
      const userId = userIdOf(caller);
      if (wire.level !== 'item') throw conflict('Only the passport of an item can be claimed.');
      if (wire.status !== 'published') throw conflict(`The passport is ${wire.status}.`);
      if (record.claimCode !== undefined && body.claimCode !== record.claimCode)
        throw forbidden('The claim code is wrong.');
      const address = addressOf(world, userId, wire.network as Network);
      if (address === undefined) throw conflict('The user has no account on the network.');
      Object.assign(wire, { status: 'claimed', ownerAddress: address, claimedAt: world.clock.text() });
      confirmClaim(world, record, address);
      return accepted(viewPassport(world, record, caller));
    },
  },
  getPassportCredential: {
    access: ['none'],
    handle: ({ world, path }) => ok(found(recordOf(world, path).credential)()),
  },
  getStatusList: {
    access: ['none'],
    handle({ world, path }) {
      if (path.statusListId !== seedIds.statusListId) throw notFound();
      return ok(signStatusList(world));
    },
  },
} satisfies Definitions;
