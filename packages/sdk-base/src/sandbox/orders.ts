import { WALLET } from '../addresses.ts';
import { timings } from './constants.ts';
import { type MintTask, startJob } from './jobs.ts';
import type { Schema } from './operations.ts';
import { conflict, found } from './refuse.ts';
import type { World } from './World.ts';

type Order = Schema<'Order'>;

function moveTo({ clock }: World, order: Order, change: Partial<Order>): void {
  Object.assign(order, { checkoutUrl: null, ...change, updatedAt: clock.text() });
}

/** Releases the supply reserved by an order that has ended. */
export function release({ state }: World, order: Order): void {
  for (const { collectionId, quantity } of order.items)
    state.reserved.set(collectionId, (state.reserved.get(collectionId) ?? 0n) - BigInt(quantity));
}

/** Reserves the items of a new order, which then becomes `pending`. */
export function reserve(world: World, order: Order): void {
  for (const { collectionId, quantity } of order.items)
    world.state.reserved.set(collectionId, (world.state.reserved.get(collectionId) ?? 0n) + BigInt(quantity));
  world.clock.later(timings.orderReservation, () => {
    if (order.status !== 'draft') return;
    moveTo(world, order, {
      status: 'pending',
      checkoutUrl: `${WALLET}/checkout/${order.id}`,
    });
  });
}

/** Ends an order, and assigns the NFTs minted by its job to its lines. */
function finish(world: World, order: Order, job: Schema<'Job'>): void {
  release(world, order);
  if (job.status === 'failed') {
    moveTo(world, order, { status: 'failed' });
    world.emit('order.failed', order);
    return;
  }
  const minted = job.results.flatMap(({ nft }) => nft ?? []);
  for (const item of order.items) item.nfts = minted.splice(0, item.quantity);
  moveTo(world, order, { status: 'fulfilled', fulfilledAt: world.clock.text() });
  world.emit('order.fulfilled', order);
}

function startMinting(world: World, order: Order): void {
  const tasks = order.items.flatMap(({ collectionId, name, quantity }): MintTask[] =>
    Array.from({ length: quantity }, () => ({ collectionId, item: { to: order.userId, name } })),
  );
  const [only, ...more] = order.items;
  const of = { collectionId: more.length === 0 ? (only?.collectionId ?? null) : null, orderId: order.id };
  const job = startJob(world, tasks, of, (ended) => finish(world, order, ended));
  moveTo(world, order, { status: 'minting', jobId: job.id });
}

/** Pays an order. */
export function payOrder(world: World, orderId: string): void {
  const order = found(world.state.orders.get(orderId));
  if (order.status !== 'pending') throw conflict('The order is not pending.');
  moveTo(world, order, { status: 'paid', paidAt: world.clock.text() });
  world.emit('order.paid', order);
  world.clock.later(timings.mintingStart, () => startMinting(world, order));
}
