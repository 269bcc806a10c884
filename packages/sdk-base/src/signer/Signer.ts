import type { Network } from '../networks/Network.ts';
import type { UnsignedTransaction } from '../types/FeesEstimation.ts';
import type { RecoveryStatus, SetUpRecoveryArgs } from '../types/Recovery.ts';
import type { InputFieldArgs, SignerInputField } from './InputField.ts';
import type { PageElement } from './PageElement.ts';

/**
 * The public half of a user's key for one kind of network.
 *
 * @example Show which key signs
 * ```ts
 * import type { PublicKey } from '@nacre/sdk-base';
 *
 * const key: PublicKey = {
 *   kind: 'stellar',
 *   address: 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
 *   publicKey: 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
 * };
 * console.log(key.kind); // 'stellar'
 * ```
 *
 * @advanced
 * @category Accounts
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @since 0.1.0
 */
export type PublicKey = {
  /** The kind of network: `evm` for a secp256k1 key, `stellar` for an Ed25519 key. */
  kind: 'evm' | 'stellar';
  /** The address that belongs to the key. */
  address: string;
  /** The key: on EVM networks its 33 compressed bytes as `0x` and hexadecimal digits, on Stellar its `G…` form. */
  publicKey: string;
};

/**
 * A transaction to sign.
 *
 * @remarks The SDK has compared the transaction with what the application asked for. A signer that shows it to the
 * user decodes it again and trusts no accompanying text.
 *
 * @example Read the network of a transaction
 * ```ts
 * import { Network, type TransactionPayload } from '@nacre/sdk-base';
 *
 * const payload: TransactionPayload = {
 *   kind: 'transaction',
 *   network: Network.PolygonAmoy,
 *   transaction: { kind: 'evm', network: Network.PolygonAmoy, serialized: '0x02c0' },
 * };
 * console.log(payload.transaction.kind); // 'evm'
 * ```
 *
 * @advanced
 * @category Accounts
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @since 0.1.0
 */
export type TransactionPayload = {
  /** The kind of payload: a transaction. */
  kind: 'transaction';
  /** The network that the signature is for. */
  network: Network;
  /** The unsigned transaction, as the backend API prepared it. */
  transaction: UnsignedTransaction;
};

/**
 * A message to sign.
 *
 * @remarks A signer never signs the raw bytes of a message, so that no message can be a transaction in disguise. On
 * EVM networks it adds the prefix of ERC-191 (`personal_sign`), and on Stellar that of SEP-53.
 *
 * @example Prepare a message
 * ```ts
 * import { Network, type MessagePayload } from '@nacre/sdk-base';
 *
 * const payload: MessagePayload = {
 *   kind: 'message',
 *   network: Network.PolygonAmoy,
 *   message: 'Hello',
 * };
 * console.log(payload.message.length); // 5
 * ```
 *
 * @advanced
 * @category Accounts
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @since 0.1.0
 */
export type MessagePayload = {
  /** The kind of payload: a message. */
  kind: 'message';
  /** The network that the signature is for. */
  network: Network;
  /** The text, which is signed as UTF-8. */
  message: string;
};

/**
 * A transaction or a message for a {@link Signer} to sign.
 *
 * @example Tell the two kinds apart
 * ```ts
 * import type { SignaturePayload } from '@nacre/sdk-base';
 *
 * function title(payload: SignaturePayload): string {
 *   return payload.kind === 'message'
 *     ? `Sign “${payload.message}”?`
 *     : `Sign a transfer on ${payload.network}?`;
 * }
 * console.log(title.length); // 1
 * ```
 *
 * @advanced
 * @category Accounts
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @since 0.1.0
 */
export type SignaturePayload = TransactionPayload | MessagePayload;

/**
 * A secp256k1 signature, for an EVM network.
 *
 * @example Join the parts to the 65 bytes that other libraries take
 * ```ts
 * import type { EvmSignature } from '@nacre/sdk-base';
 *
 * function join({ r, s, yParity }: EvmSignature): string {
 *   return `${r}${s.slice(2)}${yParity === 0 ? '1b' : '1c'}`;
 * }
 * console.log(join({ kind: 'evm', r: '0x11', s: '0x22', yParity: 1 })); // '0x11221c'
 * ```
 *
 * @category Accounts
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @since 0.1.0
 */
export type EvmSignature = {
  /** The kind of network: EVM. */
  kind: 'evm';
  /** The signature's `r`: `0x` and 64 lower-case hexadecimal digits. */
  r: string;
  /** The signature's `s`, in the lower half of the curve's order: `0x` and 64 lower-case hexadecimal digits. */
  s: string;
  /** The parity of the point's y coordinate. */
  yParity: 0 | 1;
};

/**
 * An Ed25519 signature, for Stellar.
 *
 * @example Read who signed
 * ```ts
 * import type { StellarSignature } from '@nacre/sdk-base';
 *
 * function signedBy(signature: StellarSignature, address: string): boolean {
 *   return signature.publicKey === address;
 * }
 * console.log(signedBy.length); // 2
 * ```
 *
 * @category Accounts
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @since 0.1.0
 */
export type StellarSignature = {
  /** The kind of network: Stellar. */
  kind: 'stellar';
  /** The public key that signed, as a `G…` address. */
  publicKey: string;
  /** The signature: 64 bytes in base64. */
  signature: string;
};

/**
 * A signature: secp256k1 on EVM networks, Ed25519 on Stellar.
 *
 * @example Tell the two kinds apart
 * ```ts
 * import type { Signature } from '@nacre/sdk-base';
 *
 * function algorithm(signature: Signature): string {
 *   return signature.kind === 'evm' ? 'secp256k1' : 'Ed25519';
 * }
 * const signature: Signature = { kind: 'evm', r: '0x11', s: '0x22', yParity: 1 };
 * console.log(algorithm(signature)); // 'secp256k1'
 * ```
 *
 * @category Accounts
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @since 0.1.0
 */
export type Signature = EvmSignature | StellarSignature;

/**
 * The options that {@link Client} passes to a {@link Signer} with each call.
 *
 * @advanced
 * @category Accounts
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @since 0.1.0
 */
export type SignerOptions = {
  /** The signed-in user's access token. The key frame sends it to Nacre to get the session share. */
  accessToken: string;
  /**
   * Cancels the call.
   *
   * @defaultValue `undefined`: the call can't be canceled
   */
  signal?: AbortSignal | undefined;
  /**
   * The time limit of the call in milliseconds.
   *
   * @defaultValue the signer's own; the key frame gives users two minutes to confirm
   */
  timeoutMs?: number | undefined;
};

/**
 * Turns a payload into a signature. The default signer is the key frame; you can configure your own.
 *
 * @remarks If you don't configure a signer, {@link Client} creates one that uses the key frame. A custom signer is
 * useful in tests, on servers, and for companies that keep keys in their own system. The addresses of the user's
 * accounts must match the signer's keys, or the network rejects its signatures.
 *
 * A signer reports failures as SDK errors: {@link CryptoError} when it can't produce a signature, and
 * {@link IframeApiError} with `UserRejected` when the user declines.
 *
 * @example Ask before each signature
 * ```ts
 * import {
 *   Client,
 *   IframeApiError,
 *   IframeApiErrorType,
 *   type Signer,
 * } from '@nacre/sdk-base';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const confirmed = () => true; // Show a dialog of your own here.
 * const signer: Signer = {
 *   getPublicKey: (network, options) => sandbox.signer.getPublicKey(network, options),
 *   async sign(payload, options) {
 *     if (!confirmed()) throw new IframeApiError(IframeApiErrorType.UserRejected);
 *     return sandbox.signer.sign(payload, options);
 *   },
 * };
 *
 * const client = new Client({
 *   publishableKey: 'pk_sandbox_local',
 *   api: sandbox.api,
 *   signer,
 * });
 * console.log(client.environment); // 'sandbox'
 * ```
 *
 * @advanced
 * @category Accounts
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @since 0.1.0
 */
export interface Signer {
  /**
   * Returns the public half of the user's key for a network, and creates the key if there is none.
   *
   * @param network - the network that the key is for
   * @param options - the user's access token, a `signal` that cancels the call, and its time limit, `timeoutMs`, in
   * milliseconds
   * @returns the public key
   * @throws {@link CryptoError} when the key can't be read or created
   * @throws {@link IframeApiError} when the key frame can't be used
   */
  getPublicKey(network: Network, options: SignerOptions): Promise<PublicKey>;

  /**
   * Signs a payload with the user's key.
   *
   * @remarks On a device without its key share, the key frame lets the user recover first, then continues.
   *
   * @param payload - the transaction or message to sign
   * @param options - the user's access token, a `signal` that cancels the call, and its time limit, `timeoutMs`, in
   * milliseconds
   * @returns the signature, with the public key to verify it with
   * @throws {@link CryptoError} with `KeyShareMissing` when this device has no key share and the user doesn't recover
   * @throws {@link CryptoError} when the signer can't produce a signature
   * @throws {@link IframeApiError} when the user declines, or the key frame can't be used
   */
  sign(payload: SignaturePayload, options: SignerOptions): Promise<Signature>;

  /**
   * Returns the recovery methods that are set up, and whether this device has its key share.
   *
   * @remarks {@link RecoveryModule} calls this and the next two methods. A signer without them has no recovery.
   *
   * @param options - the user's access token, a `signal` that cancels the call, and its time limit, `timeoutMs`, in
   * milliseconds
   * @returns the recovery status
   * @throws {@link IframeApiError} when the key frame can't be used
   * @since 0.2.0
   */
  getRecoveryStatus?(options: SignerOptions): Promise<RecoveryStatus>;

  /**
   * Lets the user set up recovery.
   *
   * @param args - the `method` to set up: `passkey` or `password`
   * @param options - the user's access token, a `signal` that cancels the call, and its time limit, `timeoutMs`, in
   * milliseconds
   * @returns the recovery status afterwards
   * @throws {@link IframeApiError} with `UserRejected` when the user dismisses the dialog
   * @throws {@link CryptoError} with `KeyShareMissing` when this device has no key share and the user doesn't recover
   * @since 0.2.0
   */
  setUpRecovery?(args: SetUpRecoveryArgs, options: SignerOptions): Promise<RecoveryStatus>;

  /**
   * Lets the user recover on this device.
   *
   * @param options - the user's access token, a `signal` that cancels the call, and its time limit, `timeoutMs`, in
   * milliseconds
   * @returns the recovery status afterwards
   * @throws {@link IframeApiError} with `UserRejected` when the user dismisses the dialog
   * @throws {@link CryptoError} with `KeyShareMissing` when recovery isn't set up
   * @throws {@link SdkError} with `NotSupported` when the browser supports none of the methods that are set up
   * @since 0.2.0
   */
  recover?(options: SignerOptions): Promise<RecoveryStatus>;

  /**
   * Adds an input field whose text the page can't read.
   *
   * @remarks {@link Client.mountInput} and the `NacreInput` component of `@nacre/sdk-react` call this. A signer
   * without this method has no such field.
   *
   * @param container - the element that the field fills
   * @param args - the `kind` of field, its `label`, and how it looks
   * @returns the field
   * @throws {@link IframeApiError} when the key frame can't be used
   */
  mountInput?(container: PageElement, args: InputFieldArgs): SignerInputField;

  /** Releases what the signer holds, such as its iframe. You can go on using the signer. */
  destroy?(): void;
}
