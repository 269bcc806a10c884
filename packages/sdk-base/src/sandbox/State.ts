import type { Network } from '../networks/Network.ts';
import type { KeyFrameSettings, OfEachKey, SealedRecovery } from '../keyFrame/KeyServer.ts';
import type { KeyShare } from '../keyFrame/KeyShares.ts';
import type { PublicKey } from '../signer/Signer.ts';
import type { RecoveryMethod } from '../types/Recovery.ts';
import { Ledger } from './chain/Ledger.ts';
import type { Addresses, UserKeys } from './chain/userKeys.ts';
import type { Schema } from './operations.ts';

/** A sent one-time code. */
export type Otp = {
  channel: 'email' | 'phone';
  address: string;
  sentAt: number;
  expiresAt: number;
  used: boolean;
  /** The number of attempts with a wrong code. */
  wrongCodes: number;
};

/** A pending sign-in with Google. */
type Redirect = {
  redirectUrl: string;
  codeChallenge: string;
  expiresAt: number;
  code: string | undefined;
  email: string | undefined;
};

/** A signed-in user's session. */
export type SessionRecord = { id: string; userId: string; ended: boolean; refreshToken: string };

/** An estimated transaction, stored by its serialized form. */
type Estimate = {
  userId: string;
  network: Network;
  transfer: Schema<'TransferParams'>;
  fee: bigint;
  nonce: number;
  expiresAt: number;
};

/** A transfer without its direction, which depends on the viewer. */
export type TransferRecord = Omit<Schema<'Transfer'>, 'direction' | 'userId'>;

/** A passport with its private and internal data. */
export type PassportRecord = {
  wire: Omit<Schema<'Passport'>, 'attributes' | 'events'>;
  /** The passport's own facts, without inherited ones. */
  attributes: Schema<'PassportAttributeArgs'>[];
  events: Schema<'PassportEvent'>[];
  claimCode: string | undefined;
  /** Creates the credential as of the publication. Signing is slow, so it's deferred until the credential is read. */
  credential: (() => Schema<'PassportCredential'>) | undefined;
};

/** A webhook endpoint with its secret. */
export type EndpointRecord = Schema<'CreatedWebhookEndpoint'>;

/** The data on Nacre's servers for a key frame: no key, and only one share in plain text. */
type FrameKeys = {
  publicKeys: OfEachKey<PublicKey>;
  sessionShares: OfEachKey<KeyShare>;
  recovery: Map<RecoveryMethod, SealedRecovery>;
};

/** The in-memory signer's replacement for a device: the whole keys, and whether a device would have its share. */
export type SignerKeys = { keys: UserKeys; hasDeviceShare: boolean; methods: Set<RecoveryMethod> };

/** A sent event, with the state of its delivery to each endpoint. */
export type EventRecord = {
  id: string;
  body: string;
  createdAt: number;
  deliveries: Map<string, Schema<'WebhookDelivery'>>;
};

/** A code for a voucher. */
type VoucherCode = {
  /** The voucher's network and NFT. */
  key: string;
  voucher: Schema<'NftReference'>;
  programId: string;
  userId: string;
  rewardId: string;
  expiresAt: number;
};

/** The backend's data. Maps are in the order of creation. */
export class State {
  readonly users = new Map<string, Schema<'User'>>();
  /** The addresses of users' keys, by user. */
  readonly keys = new Map<string, Addresses>();
  /** The keys of users with the in-memory signer. */
  readonly signerKeys = new Map<string, SignerKeys>();
  /** The keys of users with a key frame. */
  readonly frameKeys = new Map<string, FrameKeys>();
  keyFrameSettings: KeyFrameSettings = {
    signaturesToConfirm: 'transfers',
    offerRecovery: 'after-sign-up',
  };
  readonly otps = new Map<string, Otp>();
  /** The number of calls by limit, and the end of the current window in milliseconds since 1970. */
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
  /** The fees of pending transfers, by transfer. */
  readonly feesUnderWay = new Map<string, bigint>();
  readonly orders = new Map<string, Schema<'Order'>>();
  readonly collections = new Map<string, Schema<'Collection'>>();
  /** The supply reserved by orders and not minted yet, by collection. */
  readonly reserved = new Map<string, bigint>();
  readonly jobs = new Map<string, Schema<'Job'>>();
  readonly programs = new Map<string, Schema<'LoyaltyProgram'>>();
  readonly tiers: Schema<'LoyaltyRewardTier'>[] = [];
  readonly entries = new Map<string, Schema<'LoyaltyEntry'>>();
  /** The rewards of minted vouchers, by network and NFT. */
  readonly redeemed = new Map<string, string>();
  readonly voucherCodes = new Map<string, VoucherCode>();
  /** Used vouchers, by network and NFT. They're burned or about to be. */
  readonly vouchersInUse = new Set<string>();
  readonly passports = new Map<string, PassportRecord>();
  readonly endpoints = new Map<string, EndpointRecord>();
  /** The previous secrets of endpoints, by endpoint. */
  readonly replacedSecrets = new Map<string, { secret: string; until: number }>();
  readonly events = new Map<string, EventRecord>();
  readonly connections = new Map<string, Schema<'ZeltyConnection'>>();
  /** First responses by idempotency key. */
  readonly replays = new Map<string, { request: string; status: number; body: unknown }>();
}
