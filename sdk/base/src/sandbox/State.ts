import type { Network } from '../networks/Network.ts';
import type { Ledger } from './chain/Ledger.ts';
import type { UserKeys } from './chain/userKeys.ts';
import type { Schema } from './operations.ts';

/** A one-time code that was sent. */
type Otp = { channel: 'email' | 'phone'; address: string; expiresAt: number; used: boolean };

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
export type TransferRecord = Omit<Schema<'Transfer'>, 'direction'>;

/** A passport with what is not shown to everybody, or not at all. */
export type PassportRecord = {
  wire: Omit<Schema<'Passport'>, 'attributes' | 'events'>;
  /** Its own facts, inherited ones not included. */
  attributes: Schema<'PassportAttributeArgs'>[];
  events: Schema<'PassportEvent'>[];
  claimCode: string | undefined;
  ownerId: string | undefined;
  /** Makes the credential, as it was at the publication. Signing takes a while, so it waits until somebody asks. */
  credential: (() => Schema<'PassportCredential'>) | undefined;
};

/** A webhook endpoint with its secret. */
export type EndpointRecord = Schema<'CreatedWebhookEndpoint'>;

/** All that the backend knows. Maps are in the order of creation. */
export type State = {
  users: Map<string, Schema<'User'>>;
  /** The keys that the signer has made, by user. */
  keys: Map<string, UserKeys>;
  otps: Map<string, Otp>;
  redirects: Map<string, Redirect>;
  sessions: Map<string, SessionRecord>;
  /** Sessions by access token. */
  accessTokens: Map<string, { sessionId: string; userId: string; expiresAt: number }>;
  ledger: Ledger;
  tokens: Map<string, Schema<'Token'>>;
  /** The metadata of NFTs, by network and NFT. */
  nfts: Map<string, Schema<'Nft'>>;
  estimates: Map<string, Estimate>;
  transfers: Map<string, TransferRecord>;
  /** The fees of transfers that are pending, by transfer. */
  feesUnderWay: Map<string, bigint>;
  orders: Map<string, Schema<'Order'>>;
  collections: Map<string, Schema<'Collection'>>;
  /** What orders have reserved and not minted yet, by collection. */
  reserved: Map<string, bigint>;
  jobs: Map<string, Schema<'Job'>>;
  programs: Map<string, Schema<'LoyaltyProgram'>>;
  tiers: Schema<'LoyaltyRewardTier'>[];
  entries: Map<string, Schema<'LoyaltyEntry'>>;
  passports: Map<string, PassportRecord>;
  endpoints: Map<string, EndpointRecord>;
  connections: Map<string, Schema<'ZeltyConnection'>>;
  /** First answers by idempotency key. */
  replays: Map<string, { request: string; status: number; body: unknown }>;
};
