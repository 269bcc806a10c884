/**
 * The ids of the seed data, which are also those of the examples in the OpenAPI description.
 *
 * @example Read the seeded passport
 * ```ts
 * import { createSandbox, type SandboxSeed } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const { itemId }: SandboxSeed = sandbox.seeded;
 * const passport = await sandbox.api.request('getPassport', {
 *   path: { passportId: itemId },
 * });
 * console.log(passport.name); // "Harbor Jacket"
 * ```
 *
 * @category Sandbox
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @since 0.1.0
 */
export type SandboxSeed = {
  /** The id of the user. */
  readonly userId: string;
  /** A `pending` order of the user. */
  readonly orderId: string;
  /** A collection of tickets for sale. */
  readonly ticketsId: string;
  /** A collection of badges, not for sale. */
  readonly badgesId: string;
  /** A collection of vouchers, not for sale. */
  readonly vouchersId: string;
  /** A loyalty program. */
  readonly programId: string;
  /** A reward: a voucher that costs points. */
  readonly voucherRewardId: string;
  /** A reward: a badge, in a tier above the user's. */
  readonly badgeRewardId: string;
  /** A reward: extra points, in a tier above the user's. */
  readonly pointsRewardId: string;
  /** The published passport of a model. */
  readonly modelId: string;
  /** The published passport of a batch of the model. */
  readonly batchId: string;
  /** The published passport of an item in the batch. Claim it with `claimCode`. */
  readonly itemId: string;
  /** The claim code that comes with the item. */
  readonly claimCode: string;
  /** A webhook endpoint for all event types. */
  readonly webhookId: string;
  /** The secret of the webhook endpoint. */
  readonly webhookSecret: string;
  /** A Zelty connection to the loyalty program. */
  readonly connectionId: string;
  /** A token that the user holds on Polygon Amoy. */
  readonly tokenAddress: string;
  /** An asset that the user holds on Stellar Testnet. */
  readonly stellarAsset: string;
  /** The contract of the user's two tickets, with the token ids 40 and 41. */
  readonly nftContract: string;
  /** Another person's address on the EVM networks, to send to. */
  readonly friendAddress: string;
  /** Another person's address on Stellar Testnet, to send to. It trusts the asset. */
  readonly stellarFriendAddress: string;
};
