import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { isNacreError } from '../errors/isNacreError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import type { Network } from '../networks/Network.ts';
import { checkPagination } from '../transport/checkPagination.ts';
import * as fromWire from '../transport/fromWire.ts';
import { unexpected } from '../transport/WireReader.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import { Account } from './Account.ts';
import type { AccountModule } from './AccountModule.ts';
import { askSigner, createAccountOperations, type SigningContext } from './createAccountOperations.ts';

/** A user has one account per network: more pages than this are no list that the API would make. */
const MOST_PAGES = 10;

/**
 * Makes the `accounts` part of a client.
 *
 * @param checkNetwork - gives the network to use, and refuses one of another environment
 * @internal
 */
export function createAccountModule(
  context: SigningContext,
  checkNetwork: (network?: Network) => Network,
): AccountModule {
  const { call } = context;

  const accountOf = (data: { userId: string; network: Network; address: string }) =>
    Account.from(data, (account) => createAccountOperations(context, account));

  async function read(network: Network, options?: RequestOptions) {
    const data = fromWire.account(await call('getAccount', { path: { network } }, options), 'account');
    if (data.network !== network) throw unexpected('account.network');
    return data;
  }

  return {
    async list(options) {
      const accounts: Account[] = [];
      let cursor: string | undefined;
      for (let pages = 0; pages < MOST_PAGES; pages++) {
        const page = fromWire.accounts(
          await call('listAccounts', { query: { cursor } }, options),
          'accounts',
        );
        accounts.push(...page.data.map(accountOf));
        if (page.nextCursor === null) return accounts;
        cursor = page.nextCursor;
      }
      throw unexpected('accounts.nextCursor');
    },
    async get(given, options = {}) {
      const network = checkNetwork(given);
      try {
        return accountOf(await read(network, options));
      } catch (error) {
        if (!isNacreError(error, SdkErrorType.NotFound)) throw error;
      }
      // There is no account before there is a key: the signer makes it and makes it known to the backend.
      const key = await askSigner(context, options, (signer, given) => signer.getPublicKey(network, given));
      const data = await read(network, options);
      if (data.address.toLowerCase() !== key.address.toLowerCase())
        throw new CryptoError(CryptoErrorType.InvalidPublicKey);
      return accountOf(data);
    },
    async listOrders(pagination, options) {
      const query = checkPagination(pagination);
      return fromWire.orders(await call('listOrders', { query }, options), 'orders');
    },
    async getOrder(orderId, options) {
      return fromWire.order(await call('getOrder', { path: { orderId } }, options), 'order');
    },
    async createOrder(args, options) {
      return fromWire.order(await call('createOrder', { body: args }, options), 'order');
    },
    async cancelOrder(orderId, options) {
      return fromWire.order(await call('cancelOrder', { path: { orderId } }, options), 'order');
    },
  };
}
