// The package's entry, by task. Types named in a signature are exported with it.

// Errors
export { BaseError } from './errors/BaseError.ts';
export { CryptoError } from './errors/CryptoError.ts';
export { CryptoErrorType } from './errors/CryptoErrorType.ts';
export type { ErrorClassName, ErrorCode, ErrorType } from './errors/ErrorType.ts';
export type { FieldError } from './errors/FieldError.ts';
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

// Amounts
export { formatBalance } from './amounts/formatBalance.ts';
export { parseBalance } from './amounts/parseBalance.ts';

// Requests, pages, configuration
export type { ClientConfig } from './client/ClientConfig.ts';

// Passports
export { verifyPassport } from './passports/verifyPassport.ts';

// Webhooks
export { verifyWebhook } from './webhooks/verifyWebhook.ts';

// Client and its modules
export { Client } from './client/Client.ts';
export { Account } from './accounts/Account.ts';
export type { AccountModule } from './accounts/AccountModule.ts';
export type { AccountReader } from './accounts/AccountReader.ts';
export type { PreparedTransfer } from './accounts/PreparedTransfer.ts';
export type { AuthModule } from './auth/AuthModule.ts';
export type { RecoveryModule } from './recovery/RecoveryModule.ts';
export type { LoyaltyModule } from './loyalty/LoyaltyModule.ts';
export type { DppModule } from './passports/DppModule.ts';

// Transport and signer
export type {
  Api,
  ApiArguments,
  ApiOperation,
  ApiRequestOptions,
  ApiResponse,
  ApiResult,
} from './transport/Api.ts';
export type * from './signer/InputField.ts';
export type * from './signer/PageElement.ts';
export type * from './signer/Signer.ts';

// Data types
export type * from './types/index.ts';
