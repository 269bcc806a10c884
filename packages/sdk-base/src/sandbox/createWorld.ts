import { omitUndefined } from '../omitUndefined.ts';
import type { KeyFrameSettings } from '../keyFrame/KeyServer.ts';
import { createClock } from './createClock.ts';
import type { Controls } from './createControls.ts';
import { createIds } from './createIds.ts';
import { recordEvent } from './events.ts';
import { createOutbox } from './outbox.ts';
import type { SandboxDelivery } from './SandboxDelivery.ts';
import { seedAccounts } from './seed/seedAccounts.ts';
import { seedPassports } from './seed/seedPassports.ts';
import { seedLoyalty } from './seed/seedLoyalty.ts';
import { seedShop } from './seed/seedShop.ts';
import { State } from './State.ts';
import type { World } from './World.ts';

/** Creates a world with the seed data, and the list of its deliveries to webhook endpoints. */
export function createWorld(
  config: { start: number; speed: number; seed: string; keyFrame?: Partial<KeyFrameSettings> | undefined },
  controls: Controls,
): { world: World; deliveries: SandboxDelivery[] } {
  const deliveries: SandboxDelivery[] = [];
  const state = new State();
  Object.assign(state.keyFrameSettings, omitUndefined(config.keyFrame));
  const clock = createClock(config.start, config.speed);
  const ids = createIds(config.seed);
  const world: World = {
    state,
    clock,
    ids,
    fails: (event) => controls.takeChainFault(event),
    outbox: createOutbox(deliveries, () => controls.takeDeliveryAnswer()),
    emit(type, data) {
      const record = recordEvent(world, type, data);
      for (const endpoint of state.endpoints.values())
        if (endpoint.events.includes(type)) world.outbox.send(world, record, endpoint);
    },
  };
  seedAccounts(world);
  seedShop(world);
  seedLoyalty(world);
  seedPassports(world);
  return { world, deliveries };
}
