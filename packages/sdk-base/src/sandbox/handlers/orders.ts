import { created, ok } from '../answer.ts';
import { userFilter, userIdOf } from '../caller.ts';
import { count, list, object } from '../check.ts';
import { id, uri } from '../formats.ts';
import type { Schema } from '../operations.ts';
import { release, reserve } from '../orders.ts';
import { newestFirst, page } from '../page.ts';
import { badParameter, conflict, found, invalid, notFound } from '../refuse.ts';
import type { Caller, Definitions, World } from '../World.ts';

const states = ['draft', 'pending', 'paid', 'minting', 'fulfilled', 'cancelled', 'failed'];

/** Returns an order of the caller. For another user's order, it throws as if the order didn't exist. */
function orderFor(world: World, caller: Caller, orderId: string): Schema<'Order'> {
  const order = found(world.state.orders.get(orderId));
  if (caller.kind === 'user' && order.userId !== caller.userId) throw notFound();
  return order;
}

/** Returns the buyer, which is the caller or the user named by the server. */
function buyer(world: World, caller: Caller, userId: string | undefined): string {
  if (caller.kind === 'user') {
    if (userId !== undefined) throw invalid('/userId', 'Is for secret keys only.');
    return userIdOf(caller);
  }
  if (userId === undefined) throw invalid('/userId', 'Is required with a secret key.');
  if (!world.state.users.has(userId)) throw invalid('/userId', 'No such user.');
  return userId;
}

type Line = { collection: Schema<'Collection'>; quantity: number; price: Schema<'Money'> };

function linesOf({ state }: World, items: Schema<'CreateOrderArgs'>['items']): Line[] {
  const lines = items.map(({ collectionId, quantity }, index) => {
    const collection = state.collections.get(collectionId);
    const pointer = `/items/${index}/collectionId`;
    if (!collection) throw invalid(pointer, 'No such collection.');
    if (!collection.price) throw invalid(pointer, 'The collection is not for sale.');
    return { collection, quantity, price: collection.price };
  });
  const [first] = lines;
  for (const [index, { collection, price }] of lines.entries()) {
    const pointer = `/items/${index}/collectionId`;
    if (collection.network !== first?.collection.network) throw invalid(pointer, 'Is on another network.');
    if (price.currency !== first.price.currency) throw invalid(pointer, 'Is priced in another currency.');
    if (lines.findIndex((line) => line.collection === collection) !== index)
      throw invalid(pointer, 'Is in the order already.');
  }
  for (const { collection, quantity } of lines) {
    if (collection.maxSupply === null) continue;
    const taken = BigInt(collection.mintedSupply) + (state.reserved.get(collection.id) ?? 0n);
    if (taken + BigInt(quantity) > BigInt(collection.maxSupply))
      throw conflict('The collection has not enough supply left.');
  }
  return lines;
}

export const orders = {
  listOrders: {
    access: ['accessToken', 'secretKey'],
    handle({ world, caller, query }) {
      const userId = userFilter(world, caller, query.userId);
      const { status } = query;
      if (status !== undefined && !states.includes(status))
        throw badParameter('status', 'Must be an order status.');
      const shown = newestFirst(world.state.orders.values()).filter(
        (order) =>
          (userId === undefined || order.userId === userId) &&
          (status === undefined || order.status === status),
      );
      return ok(page(shown, 'orders', (order) => order.id, query));
    },
  },
  createOrder: {
    access: ['accessToken', 'secretKey'],
    keyed: true,
    body: object(
      { items: list(object({ collectionId: id('col'), quantity: count }), { min: 1 }) },
      { redirectUrl: uri, userId: id('usr') },
    ),
    handle({ world, caller, body }) {
      const { state, clock, ids } = world;
      const userId = buyer(world, caller, body.userId);
      const lines = linesOf(world, body.items);
      const [first] = lines;
      const total = lines.reduce(
        (sum, { price, quantity }) => sum + BigInt(price.amount) * BigInt(quantity),
        0n,
      );
      const order: Schema<'Order'> = {
        id: ids.next('ord'),
        userId,
        network: found(first).collection.network,
        status: 'draft',
        items: lines.map(({ collection, quantity, price }) => ({
          id: ids.next('itm'),
          collectionId: collection.id,
          name: collection.name,
          quantity,
          unitPrice: { ...price },
          nfts: [],
        })),
        total: { amount: `${total}`, currency: found(first).price.currency },
        checkoutUrl: null,
        jobId: null,
        createdAt: clock.text(),
        updatedAt: clock.text(),
        paidAt: null,
        fulfilledAt: null,
      };
      state.orders.set(order.id, order);
      reserve(world, order);
      return created(order);
    },
  },
  getOrder: {
    access: ['accessToken', 'secretKey'],
    handle: ({ world, caller, path }) => ok(orderFor(world, caller, path.orderId)),
  },
  cancelOrder: {
    access: ['accessToken', 'secretKey'],
    handle({ world, caller, path }) {
      const order = orderFor(world, caller, path.orderId);
      if (order.status === 'cancelled') return ok(order);
      if (order.status !== 'draft' && order.status !== 'pending')
        throw conflict('The order can no longer be cancelled.');
      release(world, order);
      Object.assign(order, { status: 'cancelled', checkoutUrl: null, updatedAt: world.clock.text() });
      return ok(order);
    },
  },
} satisfies Definitions;
