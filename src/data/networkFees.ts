import type { operations } from '../../packages/model/src/sdkInternals.ts';
import type { ClientMethod } from './pictures/Sequence.ts';

/** The payer of a network fee: Nacre, the sending account, or `nobody`, if no transaction is sent to the network. */
export type Payer = 'nacre' | 'sender' | 'nobody';

/** The call that starts it. An unknown call is a compile error. */
type Call =
  | ClientMethod<'accounts' | 'loyalty' | 'dpp' | 'recovery'>
  | `account.${'transfer' | 'transferErc20' | 'transferNft' | 'signMessage'}`
  | keyof operations;

/** What happens, who pays for it, and the calls that start it. */
type NetworkFee = readonly [action: string, payer: Payer, ...calls: Call[]];

/** The payer of each operation's fee. A test makes each call on the sandbox, for a user without native currency. */
export const networkFees = {
  createAccount: ['An account is created', 'nobody', 'client.accounts.create'],
  signMessage: ['A text is signed', 'nobody', 'account.signMessage'],
  recover: [
    'Recovery is set up, or a key share recovered',
    'nobody',
    'client.recovery.setUp',
    'client.recovery.recover',
  ],
  mint: ['A collection is created, and items are minted from it', 'nacre', 'createCollection', 'mintItems'],
  order: ['The items of a paid order are minted', 'nacre', 'client.accounts.createOrder'],
  points: ['Points settle, or are taken back', 'nacre', 'earnPoints', 'reversePoints'],
  redeem: ['Points are redeemed, and the reward is minted', 'nacre', 'client.loyalty.redeem'],
  voucher: ['A voucher is used, and burned', 'nacre', 'useVoucher'],
  publish: ['A passport is published', 'nacre', 'publishPassport'],
  claim: ['A passport is claimed', 'nacre', 'client.dpp.claim'],
  transferNative: ['A user sends native currency', 'sender', 'account.transfer'],
  transferToken: ['A user sends a token', 'sender', 'account.transferErc20'],
  transferNft: ['A user sends an NFT, such as a ticket or a passport', 'sender', 'account.transferNft'],
} as const satisfies Record<string, NetworkFee>;
