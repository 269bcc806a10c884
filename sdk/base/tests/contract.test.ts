/*
 * The SDK and the backend API's description say the same. The types are compared by the compiler (`tsc`): a line of
 * `schemas` below that is not `true` does not compile. What the compiler cannot see is compared when the test runs.
 */
import { readFileSync } from 'node:fs';
import {
  type ApiOperation,
  type ApiStatus,
  type Balance,
  type ClaimPassportArgs,
  type CreateOrderArgs,
  type CreateOrderItem,
  type CredentialContext,
  type Environment,
  type Erc20TransferParams,
  type ErrorCode,
  type EvmFeeDetails,
  type EvmUnsignedTransaction,
  type FeeDetails,
  type FeesEstimation,
  type Job,
  type JobCompletedEvent,
  type JobStatus,
  type LoyaltyBalance,
  type LoyaltyEarningRatio,
  type LoyaltyEntry,
  type LoyaltyEntryKind,
  type LoyaltyEntryStatus,
  type LoyaltyPointsEarnedEvent,
  type LoyaltyProgram,
  type LoyaltyReward,
  type LoyaltyRewardKind,
  type LoyaltyRewardRedeemedEvent,
  type LoyaltyRewardTier,
  type MintResult,
  type Money,
  type NativeCurrency,
  type NativeTransferParams,
  Network,
  type NetworkStatus,
  type Nft,
  type NftAttribute,
  type NftBalance,
  type NftReference,
  type NftStandard,
  type NftTransferParams,
  type Order,
  type OrderFulfilledEvent,
  type OrderItem,
  type OrderPaidEvent,
  type OrderStatus,
  type OtpChallenge,
  type Page,
  type Passport,
  type PassportAttribute,
  type PassportClaimedEvent,
  type PassportCredential,
  type PassportEvent,
  type PassportEventKind,
  type PassportIssuer,
  type PassportLevel,
  type PassportProof,
  type PassportStatus,
  type PassportSubject,
  type PassportSubjectAttribute,
  type PassportVisibility,
  type RedeemRewardArgs,
  type SendOtpArgs,
  type SendOtpByEmailArgs,
  type SendOtpBySmsArgs,
  type ServiceStatus,
  type Session,
  type SignInWithGoogleArgs,
  type SignInWithJwtArgs,
  type SignInWithOtpArgs,
  type SignUpArgs,
  type SignUpWithJwtArgs,
  type SignUpWithOtpArgs,
  type StellarAssetTransferParams,
  type StellarFeeDetails,
  type StellarUnsignedTransaction,
  type Token,
  type TokenBalance,
  type Transfer,
  type TransferDirection,
  type TransferKind,
  type TransferParams,
  type TransferStatus,
  type UnsignedTransaction,
  type UpdateUserArgs,
  type User,
  type WebhookEvent,
  type WebhookEventType,
} from '@nacre/sdk-base';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { catalogue } from '../src/errors/catalogue.ts';
import { docsUrlOf } from '../src/errors/docsUrl.ts';
import type { components, operations } from '../src/generated/openapi.ts';
import { networks } from '../src/networkInfo/networks.ts';
import type { Wire } from '../src/types/Wire.ts';

type Schemas = components['schemas'];
type SchemaName = keyof Schemas;

/** Writes a type out, so that `A & B` and the object of both are the same, at any depth. */
type Flat<T> = T extends object ? { [Key in keyof T]: Flat<T[Key]> } : T;
/** `true` where two types are the same, `optional` and `null` included; the strictest comparison that TypeScript has. */
type Same<A, B> =
  (<T>() => T extends Flat<A> ? 1 : 2) extends <T>() => T extends Flat<B> ? 1 : 2
    ? true
    : { sdk: Flat<A>; api: Flat<B> };
type Agrees<Name extends SchemaName, Sdk> = Same<Wire<Sdk>, Wire<Schemas[Name]>>;

const schemas: {
  ApiStatus: Agrees<'ApiStatus', ApiStatus>;
  Balance: Agrees<'Balance', Balance>;
  BalancePage: Agrees<'TokenBalancePage', Page<TokenBalance>>;
  ClaimPassportArgs: Agrees<'ClaimPassportArgs', ClaimPassportArgs>;
  // A page orders for the user who is signed in, so the SDK leaves out the user that a server names.
  CreateOrderArgs: Same<Wire<CreateOrderArgs>, Wire<Omit<Schemas['CreateOrderArgs'], 'userId'>>>;
  CreateOrderItem: Agrees<'CreateOrderItem', CreateOrderItem>;
  CredentialContext: Agrees<'CredentialContext', CredentialContext>;
  Environment: Agrees<'Environment', Environment>;
  Erc20TransferParams: Agrees<'Erc20TransferParams', Erc20TransferParams>;
  ErrorCode: Agrees<'ErrorCode', ErrorCode>;
  EvmFeeDetails: Agrees<'EvmFeeDetails', EvmFeeDetails>;
  EvmUnsignedTransaction: Agrees<'EvmUnsignedTransaction', EvmUnsignedTransaction>;
  FeeDetails: Agrees<'FeeDetails', FeeDetails>;
  FeesEstimation: Agrees<'FeesEstimation', FeesEstimation>;
  Job: Agrees<'Job', Job>;
  JobCompletedEvent: Agrees<'JobCompletedEvent', JobCompletedEvent>;
  JobStatus: Agrees<'JobStatus', JobStatus>;
  LoyaltyBalance: Agrees<'LoyaltyBalance', LoyaltyBalance>;
  LoyaltyEarningRatio: Agrees<'LoyaltyEarningRatio', LoyaltyEarningRatio>;
  LoyaltyEntry: Agrees<'LoyaltyEntry', LoyaltyEntry>;
  LoyaltyEntryKind: Agrees<'LoyaltyEntryKind', LoyaltyEntryKind>;
  LoyaltyEntryPage: Agrees<'LoyaltyEntryPage', Page<LoyaltyEntry>>;
  LoyaltyEntryStatus: Agrees<'LoyaltyEntryStatus', LoyaltyEntryStatus>;
  LoyaltyPointsEarnedEvent: Agrees<'LoyaltyPointsEarnedEvent', LoyaltyPointsEarnedEvent>;
  LoyaltyProgram: Agrees<'LoyaltyProgram', LoyaltyProgram>;
  LoyaltyProgramPage: Agrees<'LoyaltyProgramPage', Page<LoyaltyProgram>>;
  LoyaltyReward: Agrees<'LoyaltyReward', LoyaltyReward>;
  LoyaltyRewardKind: Agrees<'LoyaltyRewardKind', LoyaltyRewardKind>;
  LoyaltyRewardRedeemedEvent: Agrees<'LoyaltyRewardRedeemedEvent', LoyaltyRewardRedeemedEvent>;
  LoyaltyRewardTier: Agrees<'LoyaltyRewardTier', LoyaltyRewardTier>;
  LoyaltyRewardTierPage: Agrees<'LoyaltyRewardTierPage', Page<LoyaltyRewardTier>>;
  MintResult: Agrees<'MintResult', MintResult>;
  Money: Agrees<'Money', Money>;
  NativeCurrency: Agrees<'NativeCurrency', NativeCurrency>;
  NativeTransferParams: Agrees<'NativeTransferParams', NativeTransferParams>;
  Network: Agrees<'Network', Network>;
  NetworkStatus: Agrees<'NetworkStatus', NetworkStatus>;
  Nft: Agrees<'Nft', Nft>;
  NftAttribute: Agrees<'NftAttribute', NftAttribute>;
  NftBalance: Agrees<'NftBalance', NftBalance>;
  NftBalancePage: Agrees<'NftBalancePage', Page<NftBalance>>;
  NftReference: Agrees<'NftReference', NftReference>;
  NftStandard: Agrees<'NftStandard', NftStandard>;
  NftTransferParams: Agrees<'NftTransferParams', NftTransferParams>;
  Order: Agrees<'Order', Order>;
  OrderFulfilledEvent: Agrees<'OrderFulfilledEvent', OrderFulfilledEvent>;
  OrderItem: Agrees<'OrderItem', OrderItem>;
  OrderPage: Agrees<'OrderPage', Page<Order>>;
  OrderPaidEvent: Agrees<'OrderPaidEvent', OrderPaidEvent>;
  OrderStatus: Agrees<'OrderStatus', OrderStatus>;
  OtpChallenge: Agrees<'OtpChallenge', OtpChallenge>;
  Passport: Agrees<'Passport', Passport>;
  PassportAttribute: Agrees<'PassportAttribute', PassportAttribute>;
  PassportClaimedEvent: Agrees<'PassportClaimedEvent', PassportClaimedEvent>;
  PassportCredential: Agrees<'PassportCredential', PassportCredential>;
  PassportEvent: Agrees<'PassportEvent', PassportEvent>;
  PassportEventKind: Agrees<'PassportEventKind', PassportEventKind>;
  PassportIssuer: Agrees<'PassportIssuer', PassportIssuer>;
  PassportLevel: Agrees<'PassportLevel', PassportLevel>;
  PassportPage: Agrees<'PassportPage', Page<Passport>>;
  PassportProof: Agrees<'PassportProof', PassportProof>;
  PassportStatus: Agrees<'PassportStatus', PassportStatus>;
  PassportSubject: Agrees<'PassportSubject', PassportSubject>;
  PassportSubjectAttribute: Agrees<'PassportSubjectAttribute', PassportSubjectAttribute>;
  PassportVisibility: Agrees<'PassportVisibility', PassportVisibility>;
  RedeemRewardArgs: Agrees<'RedeemRewardArgs', RedeemRewardArgs>;
  SendOtpArgs: Agrees<'SendOtpArgs', SendOtpArgs>;
  SendOtpByEmailArgs: Agrees<'SendOtpByEmailArgs', SendOtpByEmailArgs>;
  SendOtpBySmsArgs: Agrees<'SendOtpBySmsArgs', SendOtpBySmsArgs>;
  ServiceStatus: Agrees<'ServiceStatus', ServiceStatus>;
  Session: Agrees<'Session', Session>;
  // The SDK makes the PKCE challenge itself.
  SignInWithGoogleArgs: Same<
    Wire<SignInWithGoogleArgs>,
    Wire<Omit<Schemas['SignInWithGoogleArgs'], 'codeChallenge'>>
  >;
  SignInWithJwtArgs: Agrees<'SignInWithJwtArgs', SignInWithJwtArgs>;
  SignInWithOtpArgs: Agrees<'SignInWithOtpArgs', SignInWithOtpArgs>;
  SignUpArgs: Agrees<'SignUpArgs', SignUpArgs>;
  SignUpWithJwtArgs: Agrees<'SignUpWithJwtArgs', SignUpWithJwtArgs>;
  SignUpWithOtpArgs: Agrees<'SignUpWithOtpArgs', SignUpWithOtpArgs>;
  StellarAssetTransferParams: Agrees<'StellarAssetTransferParams', StellarAssetTransferParams>;
  StellarFeeDetails: Agrees<'StellarFeeDetails', StellarFeeDetails>;
  StellarUnsignedTransaction: Agrees<'StellarUnsignedTransaction', StellarUnsignedTransaction>;
  Token: Agrees<'Token', Token>;
  TokenBalance: Agrees<'TokenBalance', TokenBalance>;
  Transfer: Agrees<'Transfer', Transfer>;
  TransferDirection: Agrees<'TransferDirection', TransferDirection>;
  TransferKind: Agrees<'TransferKind', TransferKind>;
  TransferPage: Agrees<'TransferPage', Page<Transfer>>;
  TransferParams: Agrees<'TransferParams', TransferParams>;
  TransferStatus: Agrees<'TransferStatus', TransferStatus>;
  UnsignedTransaction: Agrees<'UnsignedTransaction', UnsignedTransaction>;
  UpdateUserArgs: Agrees<'UpdateUserArgs', UpdateUserArgs>;
  User: Agrees<'User', User>;
  WebhookEvent: Agrees<'WebhookEvent', WebhookEvent>;
  WebhookEventType: Agrees<'WebhookEventType', WebhookEventType>;
} = {
  ApiStatus: true,
  Balance: true,
  BalancePage: true,
  ClaimPassportArgs: true,
  CreateOrderArgs: true,
  CreateOrderItem: true,
  CredentialContext: true,
  Environment: true,
  Erc20TransferParams: true,
  ErrorCode: true,
  EvmFeeDetails: true,
  EvmUnsignedTransaction: true,
  FeeDetails: true,
  FeesEstimation: true,
  Job: true,
  JobCompletedEvent: true,
  JobStatus: true,
  LoyaltyBalance: true,
  LoyaltyEarningRatio: true,
  LoyaltyEntry: true,
  LoyaltyEntryKind: true,
  LoyaltyEntryPage: true,
  LoyaltyEntryStatus: true,
  LoyaltyPointsEarnedEvent: true,
  LoyaltyProgram: true,
  LoyaltyProgramPage: true,
  LoyaltyReward: true,
  LoyaltyRewardKind: true,
  LoyaltyRewardRedeemedEvent: true,
  LoyaltyRewardTier: true,
  LoyaltyRewardTierPage: true,
  MintResult: true,
  Money: true,
  NativeCurrency: true,
  NativeTransferParams: true,
  Network: true,
  NetworkStatus: true,
  Nft: true,
  NftAttribute: true,
  NftBalance: true,
  NftBalancePage: true,
  NftReference: true,
  NftStandard: true,
  NftTransferParams: true,
  Order: true,
  OrderFulfilledEvent: true,
  OrderItem: true,
  OrderPage: true,
  OrderPaidEvent: true,
  OrderStatus: true,
  OtpChallenge: true,
  Passport: true,
  PassportAttribute: true,
  PassportClaimedEvent: true,
  PassportCredential: true,
  PassportEvent: true,
  PassportEventKind: true,
  PassportIssuer: true,
  PassportLevel: true,
  PassportPage: true,
  PassportProof: true,
  PassportStatus: true,
  PassportSubject: true,
  PassportSubjectAttribute: true,
  PassportVisibility: true,
  RedeemRewardArgs: true,
  SendOtpArgs: true,
  SendOtpByEmailArgs: true,
  SendOtpBySmsArgs: true,
  ServiceStatus: true,
  Session: true,
  SignInWithGoogleArgs: true,
  SignInWithJwtArgs: true,
  SignInWithOtpArgs: true,
  SignUpArgs: true,
  SignUpWithJwtArgs: true,
  SignUpWithOtpArgs: true,
  StellarAssetTransferParams: true,
  StellarFeeDetails: true,
  StellarUnsignedTransaction: true,
  Token: true,
  TokenBalance: true,
  Transfer: true,
  TransferDirection: true,
  TransferKind: true,
  TransferPage: true,
  TransferParams: true,
  TransferStatus: true,
  UnsignedTransaction: true,
  UpdateUserArgs: true,
  User: true,
  WebhookEvent: true,
  WebhookEventType: true,
};

// The comparison itself can fail: a member more, an optional one, a `null` and another literal are told apart.
const differences: {
  more: Same<{ a: string }, { a: string; b: string }>;
  optional: Same<{ a: string }, { a?: string }>;
  nullable: Same<{ a: string }, { a: string | null }>;
  literal: Same<{ a: 'x' | 'y' }, { a: 'x' }>;
  bigint: Same<{ a: bigint }, { a: string }>;
} extends Record<string, { sdk: unknown; api: unknown }>
  ? true
  : false = true;

// Each operation that the SDK names is one of the file's.
const operationsExist: [Exclude<ApiOperation, keyof operations>] extends [never] ? true : false = true;

interface Description {
  components: { schemas: Record<string, { enum?: string[]; required?: string[] }> };
  webhooks: Record<string, unknown>;
  paths: Record<string, Record<string, { operationId?: string }>>;
}
const text = readFileSync(new URL('../../../openapi/backend.yaml', import.meta.url), 'utf8');
const description = parse(text) as Description;
const enumOf = (name: string) => [...(description.components.schemas[name]?.enum ?? [])].sort();

describe('the SDK and openapi/backend.yaml', () => {
  it('have the same types', () => {
    expect(new Set(Object.values(schemas))).toEqual(new Set([true]));
    expect([differences, operationsExist]).toEqual([true, true]);
  });

  it('compare schemas that the file still has', () => {
    const renamed: Record<string, string> = { BalancePage: 'TokenBalancePage' };
    const missing = Object.keys(schemas).filter(
      (name) => !description.components.schemas[renamed[name] ?? name],
    );
    expect(missing).toEqual([]);
  });

  it('have the same error codes', () => {
    expect(enumOf('ErrorCode')).toEqual(Object.keys(catalogue).sort());
  });

  it('mention no error code that is not in the catalogue', () => {
    const mentioned = new Set(text.match(/\b(?:sdk|crypto|jwt|iframe)\/[a-z]+(?:-[a-z]+)*\b/g));
    expect(mentioned.size).toBeGreaterThan(30);
    expect([...mentioned].filter((code) => !Object.hasOwn(catalogue, code))).toEqual([]);
  });

  it('link to the same address for a code', () => {
    const links =
      text.match(/https:\/\/docs\.nacre\.example\/products\/embedded-wallet\/exceptions#[\w-]+/g) ?? [];
    const known = new Set(Object.values(catalogue).map(({ code }) => docsUrlOf(code)));
    expect(links.filter((link) => !known.has(link))).toEqual([]);
  });

  it('have the same networks', () => {
    expect(enumOf('Network')).toEqual(Object.values(Network).sort());
    expect(Object.keys(networks).sort()).toEqual(Object.values(Network).sort());
  });

  it('have the same webhooks', () => {
    expect(Object.keys(description.webhooks).sort()).toEqual(enumOf('WebhookEventType'));
  });
});
