import type { Client, Order } from '@nacre/sdk-base';
import { rejects, type Cases } from '../../Cases.ts';

interface Cart {
  id: string;
  collectionId: string;
  quantity: number;
}
type Checkout = (client: Client, cart: Cart) => Promise<Order>;

export interface AnswerModule {
  testCheckout(checkout: Checkout): Promise<void>;
}

const order = (client: Client, { collectionId, quantity }: Omit<Cart, 'id'>, idempotencyKey?: string) =>
  client.accounts.createOrder({ items: [{ collectionId, quantity }] }, { idempotencyKey });

/** The only correct checkout. */
const right: Checkout = (client, cart) => order(client, cart, cart.id);

const ordersOne: Checkout = (client, cart) => order(client, { ...cart, quantity: 1 }, cart.id);
const ordersTwice: Checkout = (client, cart) => order(client, cart);
/** Returns the user's latest order, regardless of its contents. */
const ordersNothing: Checkout = async (client) => {
  const [latest] = (await client.accounts.listOrders({ limit: 1 })).data;
  if (!latest) throw new Error('There is no order.');
  return latest;
};

export const cases: Cases<AnswerModule> = {
  'fails a checkout that is right': async ({ testCheckout }) => {
    await testCheckout(right);
    return true;
  },
  'passes a checkout that ignores the quantity': ({ testCheckout }) => rejects(() => testCheckout(ordersOne)),
  'passes a checkout that orders twice for one cart': ({ testCheckout }) =>
    rejects(() => testCheckout(ordersTwice)),
  'passes a checkout that orders nothing': ({ testCheckout }) => rejects(() => testCheckout(ordersNothing)),
};
