import type { Network } from '../networks/Network.ts';
import type { NftReference } from './Nft.ts';

/**
 * The level of a passport. An item inherits from its batch, and a batch from its model.
 *
 * @remarks
 * - `model`: a product as designed
 * - `batch`: the items of a model that were made together
 * - `item`: a single item; only items can be claimed
 *
 * The API can add values, so keep a `default`, as for every {@link KnownValue}.
 *
 * @example Check whether a passport can be claimed
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
 * The status of a passport.
 *
 * @remarks
 * - `draft`: you can change it, and only your organization sees it
 * - `published`: it's signed and has a credential
 * - `claimed`: an owner holds it as an NFT; items only
 * - `retired`: the product has reached the end of its life; follows `published` or `claimed`; final
 *
 * The API can add values, so keep a `default`, as for every {@link KnownValue}.
 *
 * @example Check whether there is a credential
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
 * Who can see a part of a passport.
 *
 * @remarks
 * - `public`: everyone; public attributes are in the credential
 * - `owner`: the current holder of the item's NFT, and your organization; after a transfer, that's the new holder
 * - `organization`: your organization only
 *
 * The API can add values, so keep a `default`, as for every {@link KnownValue}.
 *
 * @example Mark facts that aren't public
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
 * One fact about a product.
 *
 * @example Show a fact with its unit
 * ```ts
 * import type { PassportAttribute } from '@nacre/sdk-base';
 *
 * function line(attribute: PassportAttribute): string {
 *   const unit = attribute.unit === null ? '' : ` ${attribute.unit}`;
 *   return `${attribute.label}: ${attribute.value}${unit}`;
 * }
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Passports
 * @since 0.1.0
 */
export type PassportAttribute = {
  /** The fact's name for programs, such as `recycledContent`. */
  key: string;
  /** The fact's name for people. */
  label: string;
  /** The fact's value. */
  value: string;
  /** The unit of the value; `null` if it has none. */
  unit: string | null;
  /** Who may see it. */
  visibility: PassportVisibility;
  /** The id of the batch or model that the fact comes from; `null` if it's the passport's own. */
  inheritedFrom: string | null;
};

/**
 * The kind of an event in a product's life.
 *
 * @remarks
 * The API can add values, so keep a `default`, as for every {@link KnownValue}.
 *
 * @example Find the repairs and refurbishments
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
 * An event in a product's life.
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
  /** The kind of event. */
  kind: PassportEventKind;
  /** Who did it. */
  actor: string;
  /** Where it happened; `null` if unknown. */
  location: string | null;
  /** A note about it; `null` if there is none. */
  note: string | null;
  /** Who may see it. */
  visibility: PassportVisibility;
  /** When it happened, in RFC 3339 format. */
  occurredAt: string;
  /** When it was added to the passport, in RFC 3339 format. */
  recordedAt: string;
};

/**
 * A digital product passport, with everything that the reader may see.
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
  /** The level of the passport: model, batch or item. */
  level: PassportLevel;
  /** The status of the passport. */
  status: PassportStatus;
  /** The id of an item's batch or a batch's model; `null` for a model. */
  parentId: string | null;
  /** The EVM network on which an item becomes an NFT. */
  network: Network;
  /** The product's name. */
  name: string;
  /** A description of the product; `null` if there is none. */
  description: string | null;
  /** The URL of the product's image; `null` if there is none. */
  imageUrl: string | null;
  /** The product's Global Trade Item Number, as 14 digits. */
  gtin: string;
  /** The batch number, for a batch and its items; `null` for a model. */
  batchNumber: string | null;
  /** The serial number of an item; otherwise `null`. */
  serial: string | null;
  /** The GS1 Digital Link in the QR code of an item; `null` for a batch and a model. */
  digitalLink: string | null;
  /** The facts about the product, including inherited ones. */
  attributes: PassportAttribute[];
  /** The events in the product's life, oldest first. */
  events: PassportEvent[];
  /** Whether claiming the item takes a claim code. */
  claimCodeRequired: boolean;
  /**
   * The address that holds the item's NFT now, visible to the owner and your organization; `null` for everyone else and
   * until the item is claimed.
   */
  ownerAddress: string | null;
  /** The NFT of a claimed item; `null` until the network has confirmed it. */
  nft: NftReference | null;
  /** When the passport was created, in RFC 3339 format. */
  createdAt: string;
  /** When it was published, in RFC 3339 format; `null` until then. */
  publishedAt: string | null;
  /** When it was claimed, in RFC 3339 format; `null` until then. */
  claimedAt: string | null;
  /** When it was retired, in RFC 3339 format; `null` until then. */
  retiredAt: string | null;
};
