/*
 * Converts the API's JSON to the types of the SDK, in one place. Amounts become `bigint`, and data that doesn't match
 * the API's description throws.
 *
 * Statuses and kinds are read as text: the API may add one, which must not break an application that shows a list. An
 * unknown network has neither an enumeration member nor an explorer, so lists skip it. The kinds of fees and
 * transactions are closed, because a transaction that can't be checked must not be signed.
 */
import { Network } from '../networks/Network.ts';
import type * as Sdk from '../types/index.ts';
import {
  amount,
  flag,
  integer,
  list,
  listOfKnown,
  literal,
  nullable,
  number,
  object,
  optional,
  record,
  signedAmount,
  text,
  unexpected,
  unknownNetwork,
  type WireReader,
} from './WireReader.ts';

const known = new Set<unknown>(Object.values(Network));

/** Distinguishes an unknown network from a malformed one, since lists skip unknown networks. */
const network: WireReader<Network> = (value, path) => {
  const name = text(value, path);
  if (!known.has(name)) throw unknownNetwork(path);
  return name as Network;
};
const nullableText = nullable(text);

/**
 * Reads an RFC 3339 time in UTC.
 *
 * @internal
 */
export const time: WireReader<string> = (value, path) => {
  const found = text(value, path);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(found) || Number.isNaN(Date.parse(found)))
    throw unexpected(path);
  return found;
};

/**
 * A closed list, because a key of a third environment would be rejected before any call.
 *
 * @internal
 */
export const environment = literal('sandbox', 'live');

/** Selects the reader by the member `kind`. */
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

function page<T>(read: WireReader<T>): WireReader<Sdk.Page<T>> {
  return object<Sdk.Page<T>>({ data: listOfKnown(read), nextCursor: nullableText });
}

const money = object<Sdk.Money>({ amount, currency: text });
const currency = object<Sdk.NativeCurrency>({ name: text, symbol: text, decimals: integer });
const token = object<Sdk.Token>({
  network,
  address: text,
  name: text,
  symbol: text,
  decimals: integer,
  logoUrl: nullableText,
});
/** @internal */
export const nftReference = object<Sdk.NftReference>({ contract: text, tokenId: text });
const nftAttribute = object<Sdk.NftAttribute>({
  trait: text,
  value: (value, path) => (typeof value === 'number' ? number(value, path) : text(value, path)),
});

/** @internal */
export const nft = object<Sdk.Nft>({
  network,
  contract: text,
  tokenId: text,
  standard: text,
  collectionId: nullableText,
  name: text,
  description: nullableText,
  imageUrl: nullableText,
  externalUrl: nullableText,
  attributes: list(nftAttribute),
});

/** @internal */
export const user = object<Sdk.User>({
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
export const session = object<Sdk.Session>({ accessToken: text, refreshToken: text, expiresAt: time, user });

/** @internal */
export const otpChallenge = object<Sdk.OtpChallenge>({ otpId: text, expiresAt: time });

/** @internal */
export const signInRedirect = object<{ authorizationUrl: string }>({ authorizationUrl: text });

/** @internal */
export const apiStatus = object<Sdk.ApiStatus>({
  status: text,
  environment,
  version: text,
  time,
  networks: listOfKnown(object<Sdk.NetworkStatus>({ network, status: text })),
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
export const balance = object<Sdk.Balance>({ network, address: text, amount, currency, updatedAt: time });

/** @internal */
export const tokenBalances = page(object<Sdk.TokenBalance>({ token, amount }));

/** @internal */
export const nftBalances = page(object<Sdk.NftBalance>({ nft, amount }));

/** @internal */
export const transfer = object<Sdk.Transfer>({
  id: text,
  userId: optional(text),
  network,
  kind: text,
  status: text,
  direction: text,
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

const feeDetails = byKind<Sdk.FeeDetails>({
  evm: object<Sdk.EvmFeeDetails>({
    kind: literal('evm'),
    gasLimit: amount,
    baseFeePerGas: amount,
    maxFeePerGas: amount,
    maxPriorityFeePerGas: amount,
    l1DataFee: amount,
  }),
  stellar: object<Sdk.StellarFeeDetails>({
    kind: literal('stellar'),
    baseFee: amount,
    maxFeePerOperation: amount,
    operationCount: integer,
    createsAccount: flag,
  }),
});

const unsignedTransaction = byKind<Sdk.UnsignedTransaction>({
  evm: object<Sdk.EvmUnsignedTransaction>({ kind: literal('evm'), network, serialized: text }),
  stellar: object<Sdk.StellarUnsignedTransaction>({
    kind: literal('stellar'),
    network,
    networkPassphrase: text,
    serialized: text,
  }),
});

/** @internal */
export const feesEstimation = object<Sdk.FeesEstimation>({
  network,
  currency,
  estimatedFee: amount,
  maxFee: amount,
  details: feeDetails,
  transaction: unsignedTransaction,
  expiresAt: time,
});

/** @internal */
export const order = object<Sdk.Order>({
  id: text,
  userId: text,
  network,
  status: text,
  items: list(
    object<Sdk.OrderItem>({
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
export const loyaltyProgram = object<Sdk.LoyaltyProgram>({
  id: text,
  name: text,
  description: nullableText,
  network,
  token,
  earningRatio: object<Sdk.LoyaltyEarningRatio>({ points: amount, spend: money }),
  createdAt: time,
});

/** @internal */
export const loyaltyPrograms = page(loyaltyProgram);

/** @internal */
export const loyaltyTiers = page(
  object<Sdk.LoyaltyRewardTier>({
    id: text,
    programId: text,
    name: text,
    threshold: amount,
    rewards: list(
      object<Sdk.LoyaltyReward>({
        id: text,
        kind: text,
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
export const loyaltyBalance = object<Sdk.LoyaltyBalance>({
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
export const loyaltyEntry = object<Sdk.LoyaltyEntry>({
  id: text,
  programId: text,
  userId: text,
  kind: text,
  status: text,
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
export const voucherCode = object<Sdk.VoucherCode>({ code: text, expiresAt: time });

/** @internal */
export const passport = object<Sdk.Passport>({
  id: text,
  level: text,
  status: text,
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
    object<Sdk.PassportAttribute>({
      key: text,
      label: text,
      value: text,
      unit: nullableText,
      visibility: text,
      inheritedFrom: nullableText,
    }),
  ),
  events: list(
    object<Sdk.PassportEvent>({
      id: text,
      kind: text,
      actor: text,
      location: nullableText,
      note: nullableText,
      visibility: text,
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

/** Returns signed data unchanged, because its proof covers every member, including unknown ones. */
function signed<T>(): WireReader<T> {
  return (value, path) => {
    record(record(value, path).proof, `${path}.proof`);
    return value as T;
  };
}

/**
 * Not validated here, since `verifyPassport` checks the credential's content.
 *
 * @internal
 */
export const passportCredential = signed<Sdk.PassportCredential>();

/** @internal */
export const passportStatusList = signed<Sdk.PassportStatusList>();
