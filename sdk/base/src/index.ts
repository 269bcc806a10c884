// The package's entry. By task; types that a signature names are exported with it.

// Errors
export { BaseError } from './errors/BaseError.ts';
export { CryptoError } from './errors/CryptoError.ts';
export { CryptoErrorType } from './errors/CryptoErrorType.ts';
export type { ErrorClassName, ErrorCode, ErrorType } from './errors/ErrorType.ts';
export { IframeApiError } from './errors/IframeApiError.ts';
export { IframeApiErrorType } from './errors/IframeApiErrorType.ts';
export { isNacreError, type NacreErrorOf } from './errors/isNacreError.ts';
export { JwtError } from './errors/JwtError.ts';
export { JwtErrorType } from './errors/JwtErrorType.ts';
export type { ErrorDetails, NacreErrorOptions } from './errors/NacreErrorOptions.ts';
export { SdkError } from './errors/SdkError.ts';
export { SdkErrorType } from './errors/SdkErrorType.ts';
export type { SerializedError } from './errors/SerializedError.ts';

// Networks
export { Network } from './networks/Network.ts';
export { networkInfo } from './networkInfo/networkInfo.ts';
export type { NetworkFeature, NetworkInfo, NetworkKind } from './types/NetworkInfo.ts';
export type { NativeCurrency } from './types/NativeCurrency.ts';
export type { Environment } from './types/Environment.ts';

// Amounts
export { formatBalance } from './amounts/formatBalance.ts';
export { parseBalance } from './amounts/parseBalance.ts';
export type { BalanceRoundingMode, FormatBalanceOptions } from './types/FormatBalanceOptions.ts';
export type { ParseBalanceOptions } from './types/ParseBalanceOptions.ts';

// Requests, pages, configuration
export type { ApiStatus, NetworkStatus, ServiceStatus } from './types/ApiStatus.ts';
export type { ClientConfig } from './client/ClientConfig.ts';
export type { ClientStorage } from './types/ClientStorage.ts';
export type { Money } from './types/Money.ts';
export type { Page } from './types/Page.ts';
export type { Pagination } from './types/Pagination.ts';
export type { RequestOptions } from './types/RequestOptions.ts';

// Sign-in and users
export type { OtpChallenge } from './types/OtpChallenge.ts';
export type { SendOtpArgs, SendOtpByEmailArgs, SendOtpBySmsArgs } from './types/SendOtpArgs.ts';
export type { Session } from './types/Session.ts';
export type {
  SignInArgs,
  SignInWithGoogleArgs,
  SignInWithJwtArgs,
  SignInWithOtpArgs,
} from './types/SignInArgs.ts';
export type { SignUpArgs, SignUpWithJwtArgs, SignUpWithOtpArgs } from './types/SignUpArgs.ts';
export type { UpdateUserArgs } from './types/UpdateUserArgs.ts';
export type { User } from './types/User.ts';

// Accounts, tokens, transfers, orders
export type { Balance } from './types/Balance.ts';
export type { CreateOrderArgs, CreateOrderItem } from './types/CreateOrderArgs.ts';
export type {
  EvmFeeDetails,
  EvmUnsignedTransaction,
  FeeDetails,
  FeesEstimation,
  StellarFeeDetails,
  StellarUnsignedTransaction,
  UnsignedTransaction,
} from './types/FeesEstimation.ts';
export type { Job, JobStatus, MintResult } from './types/Job.ts';
export type { Nft, NftAttribute, NftReference, NftStandard } from './types/Nft.ts';
export type { NftBalance } from './types/NftBalance.ts';
export type { Order, OrderItem, OrderStatus } from './types/Order.ts';
export type { Token } from './types/Token.ts';
export type { TokenBalance } from './types/TokenBalance.ts';
export type { Transfer, TransferDirection, TransferKind, TransferStatus } from './types/Transfer.ts';
export type {
  Erc20TransferParams,
  NativeTransferParams,
  NftTransferParams,
  StellarAssetTransferParams,
  TransferParams,
} from './types/TransferParams.ts';

// Loyalty
export type { LoyaltyBalance } from './types/LoyaltyBalance.ts';
export type { LoyaltyEntry, LoyaltyEntryKind, LoyaltyEntryStatus } from './types/LoyaltyEntry.ts';
export type { LoyaltyEarningRatio, LoyaltyProgram } from './types/LoyaltyProgram.ts';
export type { LoyaltyReward, LoyaltyRewardKind, LoyaltyRewardTier } from './types/LoyaltyRewardTier.ts';
export type { RedeemRewardArgs } from './types/RedeemRewardArgs.ts';

// Passports
export { verifyPassport } from './passports/verifyPassport.ts';
export type { ClaimPassportArgs } from './types/ClaimPassportArgs.ts';
export type {
  Passport,
  PassportAttribute,
  PassportEvent,
  PassportEventKind,
  PassportLevel,
  PassportStatus,
  PassportVisibility,
} from './types/Passport.ts';
export type {
  CredentialContext,
  PassportCredential,
  PassportIssuer,
  PassportProof,
  PassportSubject,
  PassportSubjectAttribute,
} from './types/PassportCredential.ts';
export type { TrustedIssuer } from './types/TrustedIssuer.ts';
export type { VerifiedPassport } from './types/VerifiedPassport.ts';
export type { VerifyPassportOptions } from './types/VerifyPassportOptions.ts';

// Webhooks
export { verifyWebhook } from './webhooks/verifyWebhook.ts';
export type {
  JobCompletedEvent,
  LoyaltyPointsEarnedEvent,
  LoyaltyRewardRedeemedEvent,
  OrderFulfilledEvent,
  OrderPaidEvent,
  PassportClaimedEvent,
  WebhookEvent,
  WebhookEventType,
} from './types/WebhookEvent.ts';
export type { VerifyWebhookArgs } from './types/VerifyWebhookArgs.ts';

// Client and its parts
export { Client } from './client/Client.ts';
export { Account } from './accounts/Account.ts';
export type { AccountModule } from './accounts/AccountModule.ts';
export type { AuthModule } from './auth/AuthModule.ts';
export type { LoyaltyModule } from './loyalty/LoyaltyModule.ts';
export type { DppModule } from './passports/DppModule.ts';

// Transport and signer
export type { Api, ApiArguments, ApiOperation, ApiRequestOptions, ApiResult } from './transport/Api.ts';
export type {
  InputField,
  InputFieldArgs,
  InputFieldBase,
  InputFieldKind,
  InputFieldOptions,
  InputFieldState,
  InputFieldStyle,
  SignerInputField,
} from './signer/InputField.ts';
export type {
  EvmSignature,
  MessagePayload,
  PublicKey,
  Signature,
  SignaturePayload,
  Signer,
  SignerOptions,
  StellarSignature,
  TransactionPayload,
} from './signer/Signer.ts';
