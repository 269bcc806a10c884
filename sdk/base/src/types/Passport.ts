import type { Network } from '../networks/Network.ts';
import type { NftReference } from './Nft.ts';

/**
 * Names what a passport is about: an item inherits from its batch, a batch from its model.
 *
 * @remarks
 * - `model`: a product as it is designed
 * - `batch`: the pieces of a model that were made together
 * - `item`: one piece; only an item can be claimed
 *
 * The API can add others: keep a `default`, as for every {@link KnownValue}.
 *
 * @example Tell whether a passport can be claimed
 * ```ts
 * import type { PassportLevel } from '@nacre/sdk-base';
 *
 * function canBeClaimed(level: PassportLevel): boolean {
 *   return level === 'item';
 * }
 * console.log(canBeClaimed('model')); // false
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Passports
 * @since 0.1.0
 */
export type PassportLevel = 'model' | 'batch' | 'item' | (string & {});

/**
 * Says where a passport is in its life.
 *
 * @remarks
 * - `draft`: it can be changed, and only your organization sees it
 * - `published`: it is signed and has a credential
 * - `claimed`: an owner holds it as an NFT; items only
 * - `retired`: the product is at its end, reached from `published` and `claimed`; final
 *
 * The API can add others: keep a `default`, as for every {@link KnownValue}.
 *
 * @example Tell whether there is a credential
 * ```ts
 * import type { PassportStatus } from '@nacre/sdk-base';
 *
 * function isSigned(status: PassportStatus): boolean {
 *   return status !== 'draft';
 * }
 * console.log(isSigned('published')); // true
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Passports
 * @since 0.1.0
 */
export type PassportStatus = 'draft' | 'published' | 'claimed' | 'retired' | (string & {});

/**
 * Says who can see a part of a passport.
 *
 * @remarks
 * - `public`: everybody; public attributes are in the credential
 * - `owner`: whoever holds the item's NFT now, and your organization; after a transfer it's the new holder
 * - `organization`: your organization only
 *
 * The API can add others: keep a `default`, as for every {@link KnownValue}.
 *
 * @example Mark what is not public
 * ```ts
 * import type { PassportVisibility } from '@nacre/sdk-base';
 *
 * function mark(visibility: PassportVisibility): string {
 *   return visibility === 'public' ? '' : 'not public';
 * }
 * console.log(mark('owner')); // "not public"
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Passports
 * @since 0.1.0
 */
export type PassportVisibility = 'public' | 'owner' | 'organization' | (string & {});

/**
 * Describes one fact about a product.
 *
 * @example Show a fact with its unit
 * ```ts
 * import type { PassportAttribute } from '@nacre/sdk-base';
 *
 * function line(attribute: PassportAttribute): string {
 *   return `${attribute.label}: ${attribute.value}${attribute.unit === null ? '' : ` ${attribute.unit}`}`;
 * }
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Passports
 * @since 0.1.0
 */
export type PassportAttribute = {
  /** The name of the fact for programs, such as `recycledContent`. */
  key: string;
  /** The name to show. */
  label: string;
  /** The fact. */
  value: string;
  /** The unit of the value; `null` when it has none. */
  unit: string | null;
  /** Who can see it. */
  visibility: PassportVisibility;
  /** The batch or model that the fact comes from; `null` when it is the passport's own. */
  inheritedFrom: string | null;
};

/**
 * Names what happened to a product.
 *
 * @remarks
 * The API can add others: keep a `default`, as for every {@link KnownValue}.
 *
 * @example Pick out what was done to keep a product in use
 * ```ts
 * import type { PassportEventKind } from '@nacre/sdk-base';
 *
 * const care: PassportEventKind[] = ['inspected', 'repaired', 'refurbished'];
 * console.log(care.includes('repaired')); // true
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Passports
 * @since 0.1.0
 */
export type PassportEventKind =
  | 'manufactured'
  | 'shipped'
  | 'sold'
  | 'inspected'
  | 'repaired'
  | 'refurbished'
  | 'recycled'
  | 'other'
  | (string & {});

/**
 * Describes something that happened to a product.
 *
 * @example Show an event
 * ```ts
 * import type { PassportEvent } from '@nacre/sdk-base';
 *
 * function line(event: PassportEvent): string {
 *   return `${event.occurredAt.slice(0, 10)}: ${event.kind} by ${event.actor}`;
 * }
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Passports
 * @since 0.1.0
 */
export type PassportEvent = {
  /** The event's id, such as `evt_2Gk80yTs`. */
  id: string;
  /** What happened. */
  kind: PassportEventKind;
  /** Who did it. */
  actor: string;
  /** Where it happened; `null` when it does not say. */
  location: string | null;
  /** More about it; `null` when there is nothing more. */
  note: string | null;
  /** Who can see it. */
  visibility: PassportVisibility;
  /** When it happened, as an RFC 3339 time. */
  occurredAt: string;
  /** When it was added to the passport, as an RFC 3339 time. */
  recordedAt: string;
};

/**
 * Describes a digital product passport with what the reader may see of it.
 *
 * @example Read a fact by its key
 * ```ts
 * import type { Passport } from '@nacre/sdk-base';
 *
 * function fact(passport: Passport, key: string): string | undefined {
 *   return passport.attributes.find((attribute) => attribute.key === key)?.value;
 * }
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Passports
 * @since 0.1.0
 */
export type Passport = {
  /** The passport's id, such as `psp_5Rj76fMb`. */
  id: string;
  /** What the passport is about. */
  level: PassportLevel;
  /** Where the passport is in its life. */
  status: PassportStatus;
  /** The batch of an item, or the model of a batch; `null` for a model. */
  parentId: string | null;
  /** The EVM network on which an item becomes an NFT. */
  network: Network;
  /** The product's name. */
  name: string;
  /** What the product is; `null` when it does not say. */
  description: string | null;
  /** The address of the product's picture; `null` when there is none. */
  imageUrl: string | null;
  /** The product's Global Trade Item Number, as 14 digits. */
  gtin: string;
  /** The batch's number, of a batch and of its items; `null` for a model. */
  batchNumber: string | null;
  /** The serial number of an item, else `null`. */
  serial: string | null;
  /** The GS1 Digital Link in the QR code of an item; `null` for a batch and a model. */
  digitalLink: string | null;
  /** The facts about the product, inherited ones included. */
  attributes: PassportAttribute[];
  /** What happened to the product, oldest first. */
  events: PassportEvent[];
  /** Whether a claim code is needed to claim the item. */
  claimCodeRequired: boolean;
  /**
   * The address that holds the item's NFT now, for the owner and your organization; `null` for others and before it is claimed.
   */
  ownerAddress: string | null;
  /** The NFT of a claimed item; `null` until the network has confirmed it. */
  nft: NftReference | null;
  /** When the passport was created, as an RFC 3339 time. */
  createdAt: string;
  /** When it was published, as an RFC 3339 time; `null` before. */
  publishedAt: string | null;
  /** When it was claimed, as an RFC 3339 time; `null` before. */
  claimedAt: string | null;
  /** When it was retired, as an RFC 3339 time; `null` before. */
  retiredAt: string | null;
};
