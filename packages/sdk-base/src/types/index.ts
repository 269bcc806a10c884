// Every public type of data, by task.

// Networks
export type * from './NetworkInfo.ts';
export type * from './NativeCurrency.ts';
export type * from './Environment.ts';

// Amounts
export type * from './FormatBalanceOptions.ts';
export type * from './ParseBalanceOptions.ts';

// Requests, pages, configuration
export type * from './KnownValue.ts';
export type * from './ApiStatus.ts';
export type * from './ClientStorage.ts';
export type * from './Money.ts';
export type * from './Page.ts';
export type * from './PageList.ts';
export type * from './Pagination.ts';
export type * from './ClientEvent.ts';
export type * from './RequestOptions.ts';
export type * from './WaitOptions.ts';
export type * from './WaitForOrderOptions.ts';

// Sign-in and users
export type * from './OtpChallenge.ts';
export type * from './SendOtpArgs.ts';
export type * from './Session.ts';
export type * from './SignInArgs.ts';
export type * from './SignUpArgs.ts';
export type * from './UpdateUserArgs.ts';
export type * from './User.ts';

// Recovery
export type * from './Recovery.ts';

// Accounts, tokens, transfers, orders
export type * from './Balance.ts';
export type * from './CreateOrderArgs.ts';
export type * from './FeesEstimation.ts';
export type * from './Job.ts';
export type * from './Nft.ts';
export type * from './NftBalance.ts';
export type * from './Order.ts';
export type * from './SendTransferOptions.ts';
export type * from './Token.ts';
export type * from './TokenBalance.ts';
export type * from './Transfer.ts';
export type * from './StellarMemo.ts';
export type * from './TransferParams.ts';

// Loyalty
export type * from './CreateVoucherCodeArgs.ts';
export type * from './LoyaltyBalance.ts';
export type * from './LoyaltyEntry.ts';
export type * from './LoyaltyProgram.ts';
export type * from './LoyaltyRewardTier.ts';
export type * from './RedeemRewardArgs.ts';
export type * from './VoucherCode.ts';

// Passports
export type * from './ClaimPassportArgs.ts';
export type * from './Passport.ts';
export type * from './PassportCredential.ts';
export type * from './PassportStatusEntry.ts';
export type * from './PassportStatusList.ts';
export type * from './TrustedIssuer.ts';
export type * from './VerifiedPassport.ts';
export type * from './VerifyPassportOptions.ts';

// Webhooks
export type * from './WebhookEvent.ts';
export type * from './VerifyWebhookArgs.ts';
