import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { KeyFrameSettings } from '../keyFrame/KeyServer.ts';
import { createClock, type Clock } from './createClock.ts';
import type { Controls } from './createControls.ts';
import { createIds } from './createIds.ts';
import type { SandboxDelivery } from './SandboxDelivery.ts';
import { seedAccounts } from './seed/seedAccounts.ts';
import { seedPassports } from './seed/seedPassports.ts';
import { seedLoyalty } from './seed/seedLoyalty.ts';
import { seedShop } from './seed/seedShop.ts';
import { type EndpointRecord, State } from './State.ts';
import type { World } from './World.ts';

/** Signs a body for an endpoint: the HMAC of the time, a dot and the body, with the endpoint's secret. */
function deliver({ id, url, secret }: EndpointRecord, body: string, clock: Clock): SandboxDelivery {
  const time = Math.floor(clock.milliseconds() / 1_000);
  const signature = bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(`${time}.${body}`)));
  return {
    webhookId: id,
    url,
    headers: { 'Content-Type': 'application/json', 'Nacre-Signature': `t=${time},v1=${signature}` },
    body,
  };
}

/** Makes a world with the seed data, and the list of what it sends to webhook endpoints. */
export function createWorld(
  config: { start: number; speed: number; seed: string; keyFrame?: Partial<KeyFrameSettings> },
  controls: Controls,
): { world: World; deliveries: SandboxDelivery[] } {
  const deliveries: SandboxDelivery[] = [];
  const state = new State();
  Object.assign(state.keyFrameSettings, config.keyFrame);
  const clock = createClock(config.start, config.speed);
  const ids = createIds(config.seed);
  const world: World = {
    state,
    clock,
    ids,
    fails: (event) => controls.takeChainFault(event),
    emit(type, data) {
      const event = { id: ids.next('evt'), type, environment: 'sandbox', createdAt: clock.text(), data };
      const body = JSON.stringify(event);
      for (const endpoint of state.endpoints.values())
        if (endpoint.events.includes(type)) deliveries.push(deliver(endpoint, body, clock));
    },
  };
  seedAccounts(world);
  seedShop(world);
  seedLoyalty(world);
  seedPassports(world);
  return { world, deliveries };
}
