import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { isNacreError } from '../errors/isNacreError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import type { Network } from '../networks/Network.ts';
import * as fromWire from '../transport/fromWire.ts';
import { createListeners } from '../transport/createListeners.ts';
import { pageList } from '../transport/pageList.ts';
import { waitUntil } from '../transport/waitUntil.ts';
import { unexpected } from '../transport/WireReader.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import type { Transfer } from '../types/Transfer.ts';
import { Account } from './Account.ts';
import type { AccountModule } from './AccountModule.ts';
import { askSigner, type SigningContext } from './askSigner.ts';
import { createAccountOperations } from './createAccountOperations.ts';
import { createAccountReader } from './createAccountReader.ts';
import { orderReached } from './orderReached.ts';

/** A user has one account per network, so the API would never send more pages than this. */
const MOST_PAGES = 10;

/**
 * Creates the client's `accounts` module.
 *
 * @param checkNetwork - returns the network to use, and throws for one of another environment
 * @internal
 */
export function createAccountModule(
  given: Omit<SigningContext, 'memory' | 'onTransfer'>,
  checkNetwork: (network?: Network) => Network,
): AccountModule {
  const { call } = given;
  const { notify, listen } = createListeners<Transfer>();
  const context: SigningContext = {
    ...given,
    memory: { signed: new Map(), unanswered: new Map() },
    onTransfer: notify,
  };

  const accountOf = (data: { userId: string; network: Network; address: string }) =>
    Account.from(data, (account) => createAccountOperations(context, account));

  async function read(network: Network, options?: RequestOptions) {
    const data = fromWire.account(await call('getAccount', { path: { network } }, options), 'account');
    if (data.network !== network) throw unexpected('account.network');
    return data;
  }

  const module: AccountModule = {
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
    async get(network, options) {
      return accountOf(await read(checkNetwork(network), options));
    },
    async create(wanted, options = {}) {
      const network = checkNetwork(wanted);
      try {
        return accountOf(await read(network, options));
      } catch (error) {
        if (!isNacreError(error, SdkErrorType.NotFound)) throw error;
      }
      // An account doesn't exist before its key: the signer creates the key and registers it with the backend.
      const key = await askSigner(context, options, (signer, asked) => signer.getPublicKey(network, asked));
      const data = await read(network, options);
      if (data.address.toLowerCase() !== key.address.toLowerCase())
        throw new CryptoError(CryptoErrorType.InvalidPublicKey);
      return accountOf(data);
    },
    reader: (network) => createAccountReader(call, checkNetwork(network)),
    onTransfer: listen,
    listOrders: (pagination, options) =>
      pageList(pagination, async (query) =>
        fromWire.orders(await call('listOrders', { query }, options), 'orders'),
      ),
    async getOrder(orderId, options) {
      return fromWire.order(await call('getOrder', { path: { orderId } }, options), 'order');
    },
    async waitForOrder(orderId, options) {
      const reached = orderReached(options);
      return waitUntil((request) => module.getOrder(orderId, request), reached, options);
    },
    async createOrder(args, options) {
      return fromWire.order(await call('createOrder', { body: args }, options), 'order');
    },
    async cancelOrder(orderId, options) {
      return fromWire.order(await call('cancelOrder', { path: { orderId } }, options), 'order');
    },
  };
  return module;
}
