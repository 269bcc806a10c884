/*
 * Compares the SDK with the backend API's description. The compiler (`tsc`) compares the types: if two differ,
 * `differing` below doesn't compile. The tests compare everything else.
 */
import { readFileSync } from 'node:fs';
import type * as sdk from '@nacre/sdk-base';
import { Network } from '@nacre/sdk-base';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { catalogue } from '../src/errors/catalogue.ts';
import { docsUrlOf } from '../src/errors/docsUrl.ts';
import type { components, operations } from '../src/generated/openapi.ts';
import { networks } from '../src/networkInfo/networks.ts';
import type { Wire } from '../src/types/Wire.ts';

type Schemas = components['schemas'];

/** Flattens a type at any depth, so that `A & B` and the combined object type are the same. */
type Flat<T> = T extends object ? { [Key in keyof T]: Flat<T[Key]> } : T;
/**
 * `true` if two types are the same, including `optional` and `null`. It's the strictest comparison that TypeScript
 * offers.
 */
type Same<A, B> =
  (<T>() => T extends Flat<A> ? 1 : 2) extends <T>() => T extends Flat<B> ? 1 : 2
    ? true
    : { sdk: Flat<A>; api: Flat<B> };

/** The description's types in the SDK's form. */
interface Api extends Omit<Schemas, 'CreateOrderArgs' | 'SignInWithGoogleArgs'> {
  // A page orders for the signed-in user, so the SDK omits the user that a server names.
  CreateOrderArgs: Omit<Schemas['CreateOrderArgs'], 'userId'>;
  // The SDK creates the PKCE challenge itself.
  SignInWithGoogleArgs: Omit<Schemas['SignInWithGoogleArgs'], 'codeChallenge'>;
}

/** The known values of an open union, at any depth. `string` itself stays. */
type Known<T> = [sdk.KnownValue<Extract<T, string>>] extends [never]
  ? T extends object
    ? { [Key in keyof T]: Known<T[Key]> }
    : T
  : T extends string
    ? sdk.KnownValue<T>
    : T;

/** The SDK's types by their names in the description. */
interface Sdk {
  ApiStatus: sdk.ApiStatus;
  Balance: sdk.Balance;
  TokenBalancePage: sdk.Page<sdk.TokenBalance>;
  ClaimPassportArgs: sdk.ClaimPassportArgs;
  CreateOrderArgs: sdk.CreateOrderArgs;
  CreateOrderItem: sdk.CreateOrderItem;
  CredentialContext: sdk.CredentialContext;
  CreateVoucherCodeArgs: sdk.CreateVoucherCodeArgs;
  Environment: sdk.Environment;
  Erc20TransferParams: sdk.Erc20TransferParams;
  ErrorCode: sdk.ErrorCode;
  EvmFeeDetails: sdk.EvmFeeDetails;
  EvmUnsignedTransaction: sdk.EvmUnsignedTransaction;
  FeeDetails: sdk.FeeDetails;
  FeesEstimation: sdk.FeesEstimation;
  Job: sdk.Job;
  JobCompletedEvent: sdk.JobCompletedEvent;
  JobFailedEvent: sdk.JobFailedEvent;
  JobStatus: sdk.JobStatus;
  LoyaltyBalance: sdk.LoyaltyBalance;
  LoyaltyEarningRatio: sdk.LoyaltyEarningRatio;
  LoyaltyEntry: sdk.LoyaltyEntry;
  LoyaltyEntryKind: sdk.LoyaltyEntryKind;
  LoyaltyEntryPage: sdk.Page<sdk.LoyaltyEntry>;
  LoyaltyEntryStatus: sdk.LoyaltyEntryStatus;
  LoyaltyPointsEarnedEvent: sdk.LoyaltyPointsEarnedEvent;
  LoyaltyPointsReversedEvent: sdk.LoyaltyPointsReversedEvent;
  LoyaltyProgram: sdk.LoyaltyProgram;
  LoyaltyProgramPage: sdk.Page<sdk.LoyaltyProgram>;
  LoyaltyReward: sdk.LoyaltyReward;
  LoyaltyRewardKind: sdk.LoyaltyRewardKind;
  LoyaltyRewardRedeemedEvent: sdk.LoyaltyRewardRedeemedEvent;
  LoyaltyRewardTier: sdk.LoyaltyRewardTier;
  LoyaltyRewardTierPage: sdk.Page<sdk.LoyaltyRewardTier>;
  LoyaltyVoucherUsedEvent: sdk.LoyaltyVoucherUsedEvent;
  MintResult: sdk.MintResult;
  Money: sdk.Money;
  NativeCurrency: sdk.NativeCurrency;
  NativeTransferParams: sdk.NativeTransferParams;
  Network: sdk.Network;
  NetworkStatus: sdk.NetworkStatus;
  Nft: sdk.Nft;
  NftAttribute: sdk.NftAttribute;
  NftBalance: sdk.NftBalance;
  NftBalancePage: sdk.Page<sdk.NftBalance>;
  NftReference: sdk.NftReference;
  NftStandard: sdk.NftStandard;
  NftTransferParams: sdk.NftTransferParams;
  Order: sdk.Order;
  OrderFailedEvent: sdk.OrderFailedEvent;
  OrderFulfilledEvent: sdk.OrderFulfilledEvent;
  OrderItem: sdk.OrderItem;
  OrderPage: sdk.Page<sdk.Order>;
  OrderPaidEvent: sdk.OrderPaidEvent;
  OrderStatus: sdk.OrderStatus;
  OtpChallenge: sdk.OtpChallenge;
  Passport: sdk.Passport;
  PassportAttribute: sdk.PassportAttribute;
  PassportClaimedEvent: sdk.PassportClaimedEvent;
  PassportCredential: sdk.PassportCredential;
  PassportEvent: sdk.PassportEvent;
  PassportEventKind: sdk.PassportEventKind;
  PassportIssuer: sdk.PassportIssuer;
  PassportLevel: sdk.PassportLevel;
  PassportPage: sdk.Page<sdk.Passport>;
  PassportProof: sdk.PassportProof;
  PassportStatus: sdk.PassportStatus;
  PassportSubject: sdk.PassportSubject;
  PassportSubjectAttribute: sdk.PassportSubjectAttribute;
  PassportVisibility: sdk.PassportVisibility;
  RedeemRewardArgs: sdk.RedeemRewardArgs;
  SendOtpArgs: sdk.SendOtpArgs;
  SendOtpByEmailArgs: sdk.SendOtpByEmailArgs;
  SendOtpBySmsArgs: sdk.SendOtpBySmsArgs;
  ServiceStatus: sdk.ServiceStatus;
  Session: sdk.Session;
  SignInWithGoogleArgs: sdk.SignInWithGoogleArgs;
  SignInWithJwtArgs: sdk.SignInWithJwtArgs;
  SignInWithOtpArgs: sdk.SignInWithOtpArgs;
  SignUpArgs: sdk.SignUpArgs;
  SignUpWithJwtArgs: sdk.SignUpWithJwtArgs;
  SignUpWithOtpArgs: sdk.SignUpWithOtpArgs;
  StellarAssetTransferParams: sdk.StellarAssetTransferParams;
  StellarFeeDetails: sdk.StellarFeeDetails;
  StellarUnsignedTransaction: sdk.StellarUnsignedTransaction;
  Token: sdk.Token;
  TokenBalance: sdk.TokenBalance;
  Transfer: sdk.Transfer;
  TransferConfirmedEvent: sdk.TransferConfirmedEvent;
  TransferDirection: sdk.TransferDirection;
  TransferFailedEvent: sdk.TransferFailedEvent;
  TransferKind: sdk.TransferKind;
  TransferPage: sdk.Page<sdk.Transfer>;
  TransferParams: sdk.TransferParams;
  TransferStatus: sdk.TransferStatus;
  UnsignedTransaction: sdk.UnsignedTransaction;
  UpdateUserArgs: sdk.UpdateUserArgs;
  User: sdk.User;
  VoucherCode: sdk.VoucherCode;
  WebhookEvent: Exclude<sdk.WebhookEvent, sdk.UnknownWebhookEvent>;
  WebhookEventType: sdk.WebhookEventType;
  WebhookTestEvent: sdk.WebhookTestEvent;
}

type Compared<Name extends keyof Sdk> = Same<
  Wire<Known<Sdk[Name]>>,
  Name extends keyof Api ? Wire<Api[Name]> : 'not in the description'
>;
// The compiler reports differing types as missing here.
const differing: { [Name in keyof Sdk as Compared<Name> extends true ? never : Name]: Compared<Name> } = {};

// Checks the comparison itself: it detects an extra member, an optional one, a `null` and another literal.
const differences: {
  more: Same<{ a: string }, { a: string; b: string }>;
  optional: Same<{ a: string }, { a?: string }>;
  nullable: Same<{ a: string }, { a: string | null }>;
  literal: Same<{ a: 'x' | 'y' }, { a: 'x' }>;
  bigint: Same<{ a: bigint }, { a: string }>;
} extends Record<string, { sdk: unknown; api: unknown }>
  ? true
  : false = true;

// Types that the API may extend are open in the SDK. A new value compiles, so code has to expect it.
const open: {
  [Name in keyof Sdk]: Sdk[Name] extends string ? (string extends Sdk[Name] ? Name : never) : never;
}[keyof Sdk] extends infer Open
  ? Same<
      Open,
      | 'JobStatus'
      | 'LoyaltyEntryKind'
      | 'LoyaltyEntryStatus'
      | 'LoyaltyRewardKind'
      | 'NftStandard'
      | 'OrderStatus'
      | 'PassportEventKind'
      | 'PassportLevel'
      | 'PassportStatus'
      | 'PassportVisibility'
      | 'ServiceStatus'
      | 'TransferDirection'
      | 'TransferKind'
      | 'TransferStatus'
    >
  : never = true;

// The description contains each operation of the SDK.
const operationsExist: [Exclude<sdk.ApiOperation, keyof operations>] extends [never] ? true : false = true;

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
    expect([differing, differences, open, operationsExist]).toEqual([{}, true, true, true]);
  });

  it('have the same error codes', () => {
    expect(enumOf('ErrorCode')).toEqual(Object.keys(catalogue).sort());
  });

  it('mention only error codes of the catalogue', () => {
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
    // Every endpoint receives test events, so none can subscribe to them.
    const told = Object.keys(description.webhooks).filter((type) => type !== 'webhook.test');
    expect(told.sort()).toEqual(enumOf('WebhookEventType'));
  });
});
