/**
 * Holds the ids of the seed data, which are those of the examples in the OpenAPI description.
 *
 * @example Read the seeded passport
 * ```ts
 * import { createSandbox, type SandboxSeed } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const { itemId }: SandboxSeed = sandbox.seeded;
 * const passport = await sandbox.api.request('getPassport', { path: { passportId: itemId } });
 * console.log(passport.name); // "Harbor Jacket"
 * ```
 *
 * @category Client
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @since 0.1.0
 */
export type SandboxSeed = {
  /** The user. */
  readonly userId: string;
  /** An order of the user's that is `pending`. */
  readonly orderId: string;
  /** A collection of tickets that is for sale. */
  readonly ticketsId: string;
  /** A collection of badges that is not for sale. */
  readonly badgesId: string;
  /** A collection that vouchers are minted from. It is not for sale. */
  readonly vouchersId: string;
  /** A loyalty program. */
  readonly programId: string;
  /** A reward that is a voucher and costs points. */
  readonly voucherRewardId: string;
  /** A reward that is a badge, of a tier above the user's. */
  readonly badgeRewardId: string;
  /** A reward that gives points, of a tier above the user's. */
  readonly pointsRewardId: string;
  /** The published passport of a model. */
  readonly modelId: string;
  /** The published passport of a batch of the model. */
  readonly batchId: string;
  /** The published passport of an item of the batch, to be claimed with `claimCode`. */
  readonly itemId: string;
  /** The secret that comes with the item. */
  readonly claimCode: string;
  /** A webhook endpoint for every type of event. */
  readonly webhookId: string;
  /** The secret of the webhook endpoint. */
  readonly webhookSecret: string;
  /** A Zelty connection into the loyalty program. */
  readonly connectionId: string;
  /** A token that the user holds on Polygon Amoy. */
  readonly tokenAddress: string;
  /** An asset that the user holds on Stellar Testnet. */
  readonly stellarAsset: string;
  /** The contract of the two tickets that the user holds, with the token ids 40 and 41. */
  readonly nftContract: string;
  /** Somebody's address on the EVM networks, to send to. */
  readonly friendAddress: string;
  /** Somebody's address on Stellar Testnet, to send to. It trusts the asset. */
  readonly stellarFriendAddress: string;
};
