import type { Network } from '../networks/Network.ts';
import type { KeyFrameSettings, OfEachKey, SealedRecovery } from '../keyFrame/KeyServer.ts';
import type { KeyShare } from '../keyFrame/KeyShares.ts';
import type { PublicKey } from '../signer/Signer.ts';
import type { RecoveryMethod } from '../types/Recovery.ts';
import { Ledger } from './chain/Ledger.ts';
import type { Addresses, UserKeys } from './chain/userKeys.ts';
import type { Schema } from './operations.ts';

/** A one-time code that was sent. */
export type Otp = {
  channel: 'email' | 'phone';
  address: string;
  sentAt: number;
  expiresAt: number;
  used: boolean;
  /** How often it was tried with a wrong code. */
  wrongCodes: number;
};

/** A sign-in with Google that is under way. */
type Redirect = {
  redirectUrl: string;
  codeChallenge: string;
  expiresAt: number;
  code: string | undefined;
  email: string | undefined;
};

/** A signed-in user's session. */
export type SessionRecord = { id: string; userId: string; ended: boolean; refreshToken: string };

/** A transaction that was estimated, by what was serialized. */
type Estimate = {
  userId: string;
  network: Network;
  transfer: Schema<'TransferParams'>;
  fee: bigint;
  nonce: number;
  expiresAt: number;
};

/** A transfer as everybody sees it; whether it comes or goes depends on who looks. */
export type TransferRecord = Omit<Schema<'Transfer'>, 'direction' | 'userId'>;

/** A passport with what is not shown to everybody, or not at all. */
export type PassportRecord = {
  wire: Omit<Schema<'Passport'>, 'attributes' | 'events'>;
  /** Its own facts, inherited ones not included. */
  attributes: Schema<'PassportAttributeArgs'>[];
  events: Schema<'PassportEvent'>[];
  claimCode: string | undefined;
  /** Makes the credential, as it was at the publication. Signing takes a while, so it waits until the credential is read. */
  credential: (() => Schema<'PassportCredential'>) | undefined;
};

/** A webhook endpoint with its secret. */
export type EndpointRecord = Schema<'CreatedWebhookEndpoint'>;

/** What Nacre's servers hold for a key frame: no key, and one share in the clear. */
type FrameKeys = {
  publicKeys: OfEachKey<PublicKey>;
  sessionShares: OfEachKey<KeyShare>;
  recovery: Map<RecoveryMethod, SealedRecovery>;
};

/** What the signer in memory has in the place of a device: whole keys, and whether a device would have its share. */
export type SignerKeys = { keys: UserKeys; hasDeviceShare: boolean; methods: Set<RecoveryMethod> };

/** An event as it was sent, and how far it is at each endpoint. */
export type EventRecord = {
  id: string;
  body: string;
  createdAt: number;
  deliveries: Map<string, Schema<'WebhookDelivery'>>;
};

/** A code that stands for a voucher. */
type VoucherCode = {
  /** The voucher's network and NFT. */
  key: string;
  voucher: Schema<'NftReference'>;
  programId: string;
  userId: string;
  rewardId: string;
  expiresAt: number;
};

/** All that the backend knows. Maps are in the order of creation. */
export class State {
  readonly users = new Map<string, Schema<'User'>>();
  /** The addresses of the keys that a signer has made, by user. */
  readonly keys = new Map<string, Addresses>();
  /** The keys of users who sign in memory. */
  readonly signerKeys = new Map<string, SignerKeys>();
  /** The keys of users who sign in a key frame. */
  readonly frameKeys = new Map<string, FrameKeys>();
  keyFrameSettings: KeyFrameSettings = {
    signaturesToConfirm: 'transfers',
    offerRecovery: 'after-sign-up',
  };
  readonly otps = new Map<string, Otp>();
  /** The calls that were counted, by limit, and the time in milliseconds since 1970 when counting begins again. */
  readonly callWindows = new Map<string, { endsAt: number; calls: number }>();
  readonly redirects = new Map<string, Redirect>();
  readonly sessions = new Map<string, SessionRecord>();
  /** Sessions by access token. */
  readonly accessTokens = new Map<string, { sessionId: string; userId: string; expiresAt: number }>();
  readonly ledger = new Ledger();
  readonly tokens = new Map<string, Schema<'Token'>>();
  /** The metadata of NFTs, by network and NFT. */
  readonly nfts = new Map<string, Schema<'Nft'>>();
  readonly estimates = new Map<string, Estimate>();
  readonly transfers = new Map<string, TransferRecord>();
  /** The fees of transfers that are pending, by transfer. */
  readonly feesUnderWay = new Map<string, bigint>();
  readonly orders = new Map<string, Schema<'Order'>>();
  readonly collections = new Map<string, Schema<'Collection'>>();
  /** What orders have reserved and not minted yet, by collection. */
  readonly reserved = new Map<string, bigint>();
  readonly jobs = new Map<string, Schema<'Job'>>();
  readonly programs = new Map<string, Schema<'LoyaltyProgram'>>();
  readonly tiers: Schema<'LoyaltyRewardTier'>[] = [];
  readonly entries = new Map<string, Schema<'LoyaltyEntry'>>();
  /** The rewards that vouchers were minted for, by network and NFT. */
  readonly redeemed = new Map<string, string>();
  readonly voucherCodes = new Map<string, VoucherCode>();
  /** Vouchers that were used, by network and NFT: they are burned or about to be. */
  readonly vouchersInUse = new Set<string>();
  readonly passports = new Map<string, PassportRecord>();
  readonly endpoints = new Map<string, EndpointRecord>();
  /** The secrets that endpoints had before, by endpoint. */
  readonly replacedSecrets = new Map<string, { secret: string; until: number }>();
  readonly events = new Map<string, EventRecord>();
  readonly connections = new Map<string, Schema<'ZeltyConnection'>>();
  /** First answers by idempotency key. */
  readonly replays = new Map<string, { request: string; status: number; body: unknown }>();
}
