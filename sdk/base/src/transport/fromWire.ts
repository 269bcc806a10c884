/*
 * From the JSON of the API to the types of the SDK, in one place: what is an amount becomes a `bigint`, what is
 * not as the API's description says is refused.
 *
 * Statuses and kinds are read as text: the API may add one, and an application that shows a list must not fail
 * for it. What decides how amounts are understood, the network and the kind of fee, is not.
 */
import { Network } from '../networks/Network.ts';
import type { ApiStatus, NetworkStatus, ServiceStatus } from '../types/ApiStatus.ts';
import type { Balance } from '../types/Balance.ts';
import type {
  EvmFeeDetails,
  EvmUnsignedTransaction,
  FeeDetails,
  FeesEstimation,
  StellarFeeDetails,
  StellarUnsignedTransaction,
  UnsignedTransaction,
} from '../types/FeesEstimation.ts';
import type { LoyaltyBalance } from '../types/LoyaltyBalance.ts';
import type { LoyaltyEntry, LoyaltyEntryKind, LoyaltyEntryStatus } from '../types/LoyaltyEntry.ts';
import type { LoyaltyEarningRatio, LoyaltyProgram } from '../types/LoyaltyProgram.ts';
import type { LoyaltyReward, LoyaltyRewardKind, LoyaltyRewardTier } from '../types/LoyaltyRewardTier.ts';
import type { Money } from '../types/Money.ts';
import type { NativeCurrency } from '../types/NativeCurrency.ts';
import type { Nft, NftAttribute, NftReference, NftStandard } from '../types/Nft.ts';
import type { NftBalance } from '../types/NftBalance.ts';
import type { Order, OrderItem, OrderStatus } from '../types/Order.ts';
import type { OtpChallenge } from '../types/OtpChallenge.ts';
import type { Page } from '../types/Page.ts';
import type {
  Passport,
  PassportAttribute,
  PassportEvent,
  PassportEventKind,
  PassportLevel,
  PassportStatus,
  PassportVisibility,
} from '../types/Passport.ts';
import type { PassportCredential } from '../types/PassportCredential.ts';
import type { Session } from '../types/Session.ts';
import type { Token } from '../types/Token.ts';
import type { TokenBalance } from '../types/TokenBalance.ts';
import type { Transfer, TransferDirection, TransferKind, TransferStatus } from '../types/Transfer.ts';
import type { User } from '../types/User.ts';
import {
  amount,
  flag,
  integer,
  list,
  literal,
  nullable,
  number,
  object,
  record,
  signedAmount,
  text,
  unexpected,
  type WireReader,
} from './WireReader.ts';

/** Text that is one of a few values today and may be another tomorrow. */
const openText = <T extends string>() => text as WireReader<T>;

const network = literal(...Object.values(Network));
const nullableText = nullable(text);

/**
 * An RFC 3339 time in UTC.
 *
 * @internal
 */
export const time: WireReader<string> = (value, path) => {
  const found = text(value, path);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(found) || Number.isNaN(Date.parse(found)))
    throw unexpected(path);
  return found;
};

/** Reads by the member `kind`. */
function byKind<T extends { kind: string }>(readers: {
  [K in T['kind']]: WireReader<Extract<T, { kind: K }>>;
}) {
  const kinds = Object.keys(readers) as T['kind'][];
  const read: WireReader<T> = (value, path) => {
    const kind = literal(...kinds)(record(value, path).kind, `${path}.kind`);
    return readers[kind](value, path);
  };
  return read;
}

function page<T>(read: WireReader<T>): WireReader<Page<T>> {
  return object<Page<T>>({ data: list(read), nextCursor: nullableText });
}

const money = object<Money>({ amount, currency: text });
const currency = object<NativeCurrency>({ name: text, symbol: text, decimals: integer });
const token = object<Token>({
  network,
  address: text,
  name: text,
  symbol: text,
  decimals: integer,
  logoUrl: nullableText,
});
/** @internal */
export /** @internal */
const nftReference = object<NftReference>({ contract: text, tokenId: text });
const nftAttribute = object<NftAttribute>({
  trait: text,
  value: (value, path) => (typeof value === 'number' ? number(value, path) : text(value, path)),
});

/** @internal */
export const nft = object<Nft>({
  network,
  contract: text,
  tokenId: text,
  standard: openText<NftStandard>(),
  collectionId: nullableText,
  name: text,
  description: nullableText,
  imageUrl: nullableText,
  externalUrl: nullableText,
  attributes: list(nftAttribute),
});

/** @internal */
export const user = object<User>({
  id: text,
  externalId: nullableText,
  email: nullableText,
  phone: nullableText,
  name: nullableText,
  locale: nullableText,
  createdAt: time,
  updatedAt: time,
});

/** @internal */
export const session = object<Session>({ accessToken: text, refreshToken: text, expiresAt: time, user });

/** @internal */
export const otpChallenge = object<OtpChallenge>({ otpId: text, expiresAt: time });

/** @internal */
export const signInRedirect = object<{ authorizationUrl: string }>({ authorizationUrl: text });

/** @internal */
export const apiStatus = object<ApiStatus>({
  status: openText<ServiceStatus>(),
  environment: literal('sandbox', 'live'),
  version: text,
  time,
  networks: list(object<NetworkStatus>({ network, status: openText<ServiceStatus>() })),
});

/** @internal */
export const account = object<{ userId: string; network: Network; address: string }>({
  userId: text,
  network,
  address: text,
});

/** @internal */
export const accounts = page(account);

/** @internal */
export const balance = object<Balance>({ network, address: text, amount, currency, updatedAt: time });

/** @internal */
export const tokenBalances = page(object<TokenBalance>({ token, amount }));

/** @internal */
export const nftBalances = page(object<NftBalance>({ nft, amount }));

/** @internal */
export const transfer = object<Transfer>({
  id: text,
  network,
  kind: openText<TransferKind>(),
  status: openText<TransferStatus>(),
  direction: openText<TransferDirection>(),
  hash: text,
  from: text,
  to: text,
  amount,
  token: nullable(token),
  nft: nullable(nftReference),
  fee: nullable(amount),
  createdAt: time,
  confirmedAt: nullable(time),
});

/** @internal */
export const transfers = page(transfer);

const feeDetails = byKind<FeeDetails>({
  evm: object<EvmFeeDetails>({
    kind: literal('evm'),
    gasLimit: amount,
    baseFeePerGas: amount,
    maxFeePerGas: amount,
    maxPriorityFeePerGas: amount,
    l1DataFee: amount,
  }),
  stellar: object<StellarFeeDetails>({
    kind: literal('stellar'),
    baseFee: amount,
    maxFeePerOperation: amount,
    operationCount: integer,
    createsAccount: flag,
  }),
});

const unsignedTransaction = byKind<UnsignedTransaction>({
  evm: object<EvmUnsignedTransaction>({ kind: literal('evm'), network, serialized: text }),
  stellar: object<StellarUnsignedTransaction>({
    kind: literal('stellar'),
    network,
    networkPassphrase: text,
    serialized: text,
  }),
});

/** @internal */
export const feesEstimation = object<FeesEstimation>({
  network,
  currency,
  estimatedFee: amount,
  maxFee: amount,
  details: feeDetails,
  transaction: unsignedTransaction,
  expiresAt: time,
});

/** @internal */
export const order = object<Order>({
  id: text,
  userId: text,
  network,
  status: openText<OrderStatus>(),
  items: list(
    object<OrderItem>({
      id: text,
      collectionId: text,
      name: text,
      quantity: integer,
      unitPrice: money,
      nfts: list(nftReference),
    }),
  ),
  total: money,
  checkoutUrl: nullableText,
  jobId: nullableText,
  createdAt: time,
  updatedAt: time,
  paidAt: nullable(time),
  fulfilledAt: nullable(time),
});

/** @internal */
export const orders = page(order);

/** @internal */
export const loyaltyProgram = object<LoyaltyProgram>({
  id: text,
  name: text,
  description: nullableText,
  network,
  token,
  earningRatio: object<LoyaltyEarningRatio>({ points: amount, spend: money }),
  createdAt: time,
});

/** @internal */
export const loyaltyPrograms = page(loyaltyProgram);

/** @internal */
export const loyaltyTiers = page(
  object<LoyaltyRewardTier>({
    id: text,
    programId: text,
    name: text,
    threshold: amount,
    rewards: list(
      object<LoyaltyReward>({
        id: text,
        kind: openText<LoyaltyRewardKind>(),
        name: text,
        description: nullableText,
        imageUrl: nullableText,
        cost: amount,
        points: nullable(amount),
        collectionId: nullableText,
      }),
    ),
  }),
);

/** @internal */
export const loyaltyBalance = object<LoyaltyBalance>({
  programId: text,
  userId: text,
  settled: amount,
  pending: signedAmount,
  optimistic: signedAmount,
  earned: amount,
  tierId: nullableText,
  updatedAt: time,
});

/** @internal */
export const loyaltyEntry = object<LoyaltyEntry>({
  id: text,
  programId: text,
  userId: text,
  kind: openText<LoyaltyEntryKind>(),
  status: openText<LoyaltyEntryStatus>(),
  points: signedAmount,
  reference: nullableText,
  rewardId: nullableText,
  transactionHash: nullableText,
  createdAt: time,
  settledAt: nullable(time),
});

/** @internal */
export const loyaltyEntries = page(loyaltyEntry);

/** @internal */
export const passport = object<Passport>({
  id: text,
  level: openText<PassportLevel>(),
  status: openText<PassportStatus>(),
  parentId: nullableText,
  network,
  name: text,
  description: nullableText,
  imageUrl: nullableText,
  gtin: text,
  batchNumber: nullableText,
  serial: nullableText,
  digitalLink: nullableText,
  attributes: list(
    object<PassportAttribute>({
      key: text,
      label: text,
      value: text,
      unit: nullableText,
      visibility: openText<PassportVisibility>(),
      inheritedFrom: nullableText,
    }),
  ),
  events: list(
    object<PassportEvent>({
      id: text,
      kind: openText<PassportEventKind>(),
      actor: text,
      location: nullableText,
      note: nullableText,
      visibility: openText<PassportVisibility>(),
      occurredAt: time,
      recordedAt: time,
    }),
  ),
  claimCodeRequired: flag,
  ownerAddress: nullableText,
  nft: nullable(nftReference),
  createdAt: time,
  publishedAt: nullable(time),
  claimedAt: nullable(time),
  retiredAt: nullable(time),
});

/** @internal */
export const passports = page(passport);

/**
 * A credential comes as it is: its proof covers every member, also those that the SDK does not know. What it
 * says is for `verifyPassport` to judge.
 *
 * @internal
 */
export const passportCredential: WireReader<PassportCredential> = (value, path) => {
  record(record(value, path).proof, `${path}.proof`);
  return value as PassportCredential;
};
