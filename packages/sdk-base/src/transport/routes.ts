import type { operations, paths } from '../generated/openapi.ts';
import type { ApiOperation } from './Api.ts';

type Method = 'get' | 'post' | 'patch';

/** The paths and methods of an operation in the OpenAPI description. */
type RouteOf<O extends ApiOperation> = {
  [Path in keyof paths]: {
    [M in Method]: paths[Path] extends Record<M, operations[O]> ? `${Uppercase<M>} ${Path}` : never;
  }[Method];
}[keyof paths];

/**
 * The HTTP route of an operation.
 *
 * @internal
 */
export type Route<O extends ApiOperation = ApiOperation> = {
  /** The method, a space, and the path with its parameters in braces. */
  readonly route: RouteOf<O>;
  /** Whether the operation uses the signed-in user's access token, always or only if there is one. */
  readonly forUser: boolean | 'if signed in';
  /** Whether the operation accepts an `Idempotency-Key`, which makes it safe to repeat. */
  readonly keyed: boolean;
};

const anybody = { forUser: false, keyed: false } as const;
const signIn = { forUser: false, keyed: true } as const;
const read = { forUser: true, keyed: false } as const;
const readByAnybody = { forUser: 'if signed in', keyed: false } as const;
const create = { forUser: true, keyed: true } as const;

/**
 * All operations that the SDK calls. A name or path that is missing in the OpenAPI description doesn't compile, and a
 * test compares the other properties.
 *
 * @internal
 */
export const routes: { readonly [O in ApiOperation]: Route<O> } = {
  getStatus: { route: 'GET /status', ...anybody },
  sendOtp: { route: 'POST /auth/otp', ...signIn },
  signUp: { route: 'POST /auth/sign-up', ...signIn },
  signIn: { route: 'POST /auth/sign-in', ...signIn },
  refreshSession: { route: 'POST /auth/refresh', ...signIn },
  signOut: { route: 'POST /auth/sign-out', ...read },
  getCurrentUser: { route: 'GET /users/me', ...read },
  updateCurrentUser: { route: 'PATCH /users/me', ...read },
  getRecoveryStatus: { route: 'GET /users/me/recovery', ...read },
  listAccounts: { route: 'GET /accounts', ...read },
  getAccount: { route: 'GET /accounts/{network}', ...read },
  getBalance: { route: 'GET /accounts/{network}/balance', ...read },
  listTokenBalances: { route: 'GET /accounts/{network}/token-balances', ...read },
  listNfts: { route: 'GET /accounts/{network}/nfts', ...read },
  getNft: { route: 'GET /accounts/{network}/nfts/{contract}/{tokenId}', ...read },
  listTransfers: { route: 'GET /accounts/{network}/transfers', ...read },
  estimateFees: { route: 'POST /transactions/estimate', ...read },
  broadcastTransaction: { route: 'POST /transactions', ...create },
  getTransaction: { route: 'GET /transactions/{transactionId}', ...read },
  listOrders: { route: 'GET /orders', ...read },
  createOrder: { route: 'POST /orders', ...create },
  getOrder: { route: 'GET /orders/{orderId}', ...read },
  cancelOrder: { route: 'POST /orders/{orderId}/cancel', ...read },
  listLoyaltyPrograms: { route: 'GET /loyalty/programs', ...read },
  getLoyaltyProgram: { route: 'GET /loyalty/programs/{programId}', ...read },
  listLoyaltyTiers: { route: 'GET /loyalty/programs/{programId}/tiers', ...read },
  getLoyaltyBalance: { route: 'GET /loyalty/programs/{programId}/balance', ...read },
  redeemReward: { route: 'POST /loyalty/programs/{programId}/redeem', ...create },
  createVoucherCode: { route: 'POST /loyalty/programs/{programId}/voucher-codes', ...create },
  listLoyaltyHistory: { route: 'GET /loyalty/programs/{programId}/history', ...read },
  listPassports: { route: 'GET /passports', ...read },
  getPassport: { route: 'GET /passports/{passportId}', ...readByAnybody },
  claimPassport: { route: 'POST /passports/{passportId}/claim', ...create },
  getPassportCredential: { route: 'GET /passports/{passportId}/credential', ...anybody },
  getStatusList: { route: 'GET /status-lists/{statusListId}', ...anybody },
  requestTestTokens: { route: 'POST /sandbox/faucet', ...create },
};
