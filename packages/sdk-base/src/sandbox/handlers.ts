import { accounts } from './handlers/accounts.ts';
import { auth } from './handlers/auth.ts';
import { collections } from './handlers/collections.ts';
import { faucet } from './handlers/faucet.ts';
import { loyalty } from './handlers/loyalty.ts';
import { loyaltyPrograms } from './handlers/loyaltyPrograms.ts';
import { orders } from './handlers/orders.ts';
import { passports } from './handlers/passports.ts';
import { status } from './handlers/status.ts';
import { transactions } from './handlers/transactions.ts';
import { users } from './handlers/users.ts';
import { webhookEndpoints } from './handlers/webhookEndpoints.ts';
import { zelty } from './handlers/zelty.ts';
import type { Definitions } from './World.ts';

/** All operations of the OpenAPI description. A missing one doesn't compile. */
export const handlers: Required<Definitions> = {
  ...status,
  ...auth,
  ...users,
  ...accounts,
  ...transactions,
  ...orders,
  ...collections,
  ...loyalty,
  ...loyaltyPrograms,
  ...passports,
  ...webhookEndpoints,
  ...zelty,
  ...faucet,
};
