import { timings } from './constants.ts';
import type { Schema } from './operations.ts';
import type { EventRecord } from './State.ts';
import type { World } from './World.ts';

type Event = Schema<'WebhookEvent'>;

/** Records an event with its current data. Its receivers are chosen elsewhere. */
export function recordEvent(
  { state, clock, ids }: World,
  type: Event['type'],
  data: Event['data'],
): EventRecord {
  const id = ids.next('evt');
  const event = { id, type, environment: 'sandbox', createdAt: clock.text(), data };
  const record: EventRecord = {
    id,
    body: JSON.stringify(event),
    createdAt: clock.milliseconds(),
    deliveries: new Map(),
  };
  state.events.set(id, record);
  return record;
}

/** Whether an event is still within its retention period. */
export const isKept = ({ clock }: World, { createdAt }: EventRecord): boolean =>
  createdAt > clock.milliseconds() - timings.eventLifetime;

/** Returns an event with the state of its deliveries. */
export const sentEvent = ({ body, deliveries }: EventRecord): Schema<'SentEvent'> => ({
  event: JSON.parse(body) as Event,
  deliveries: [...deliveries.values()],
});
