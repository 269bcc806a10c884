import { FAQ, TOKENIZATION, USE_CASES, WALLET_USERS, base, code, operation, term } from '../addresses.ts';
import { goldenQueries } from '../GoldenQuery.ts';

/** Queries about collections, minting and selling, such as tickets, drops and merchandise. */
export const aboutItems = goldenQueries('synonym', [
  ['digital merch', [TOKENIZATION, USE_CASES]],
  ['make 500 tickets', [TOKENIZATION, operation('mint-items'), USE_CASES]],
  ['concert', [USE_CASES]],
  ['scalpers', [USE_CASES]],
  ['give my seat to someone', [USE_CASES, WALLET_USERS, TOKENIZATION]],
  ['limited edition drop', [TOKENIZATION, operation('create-collection'), operation('mint-items')]],
  ['print tokens', [TOKENIZATION, operation('mint-items'), term('mint')]],
  ['create nft series', [TOKENIZATION, operation('create-collection'), term('collection')]],
  ['airdrop to customers', [TOKENIZATION, operation('mint-items')]],
  ['bulk creation', [TOKENIZATION, operation('mint-items')]],
  ['task still running', [operation('get-job'), TOKENIZATION, term('job')]],
  ['async progress', [operation('get-job'), TOKENIZATION, term('job')]],
  ['some of batch failed', [operation('get-job'), TOKENIZATION, base('TypeAlias.JobFailedEvent')]],
  ['checkout page', [TOKENIZATION, operation('create-order')]],
  ['purchase', [TOKENIZATION, operation('create-order'), term('order')]],
  ['abandon purchase', [operation('cancel-order'), TOKENIZATION]],
  ['paid but got nothing', [FAQ, TOKENIZATION]],
  ['sold items list', [operation('list-orders')]],
  ['double click charged twice', [TOKENIZATION, FAQ, term('idempotency-key')]],
  ['customer has no wallet yet', [FAQ, TOKENIZATION, code('sdk-conflict')]],
  ['second-hand market', [USE_CASES]],
  ['resell', [USE_CASES, TOKENIZATION]],
  ['gift a collectible', [TOKENIZATION, WALLET_USERS]],
]);
