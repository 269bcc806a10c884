import type { Client } from '@nacre/sdk-base';
import type { operations } from '../../packages/model/src/sdkInternals.ts';

/** The payer of a network fee: Nacre, the sending account, or `nobody`, if no transaction is sent to the network. */
export type Payer = 'nacre' | 'sender' | 'nobody';

type MethodOf<Name extends 'accounts' | 'loyalty' | 'dpp' | 'recovery'> =
  `client.${Name}.${Extract<keyof Client[Name], string>}`;

/** The call that starts it. An unknown call is a compile error. */
type Call =
  | MethodOf<'accounts'>
  | MethodOf<'loyalty'>
  | MethodOf<'dpp'>
  | MethodOf<'recovery'>
  | `account.${'transfer' | 'transferErc20' | 'transferNft' | 'signMessage'}`
  | keyof operations;

interface NetworkFee {
  readonly action: string;
  readonly calls: readonly Call[];
  readonly payer: Payer;
}

/** The payer of each operation's fee. A test makes each call on the sandbox, for a user without native currency. */
export const networkFees = {
  createAccount: {
    action: 'An account is created',
    calls: ['client.accounts.create'],
    payer: 'nobody',
  },
  signMessage: {
    action: 'A text is signed',
    calls: ['account.signMessage'],
    payer: 'nobody',
  },
  recover: {
    action: 'Recovery is set up, or a key share recovered',
    calls: ['client.recovery.setUp', 'client.recovery.recover'],
    payer: 'nobody',
  },
  mint: {
    action: 'A collection is created, and items are minted from it',
    calls: ['createCollection', 'mintItems'],
    payer: 'nacre',
  },
  order: {
    action: 'The items of a paid order are minted',
    calls: ['client.accounts.createOrder'],
    payer: 'nacre',
  },
  points: {
    action: 'Points settle, or are taken back',
    calls: ['earnPoints', 'reversePoints'],
    payer: 'nacre',
  },
  redeem: {
    action: 'Points are redeemed, and the reward is minted',
    calls: ['client.loyalty.redeem'],
    payer: 'nacre',
  },
  voucher: {
    action: 'A voucher is used, and burned',
    calls: ['useVoucher'],
    payer: 'nacre',
  },
  publish: {
    action: 'A passport is published',
    calls: ['publishPassport'],
    payer: 'nacre',
  },
  claim: {
    action: 'A passport is claimed',
    calls: ['client.dpp.claim'],
    payer: 'nacre',
  },
  transferNative: {
    action: 'A user sends native currency',
    calls: ['account.transfer'],
    payer: 'sender',
  },
  transferToken: {
    action: 'A user sends a token',
    calls: ['account.transferErc20'],
    payer: 'sender',
  },
  transferNft: {
    action: 'A user sends an NFT, such as a ticket or a passport',
    calls: ['account.transferNft'],
    payer: 'sender',
  },
} as const satisfies Record<string, NetworkFee>;
