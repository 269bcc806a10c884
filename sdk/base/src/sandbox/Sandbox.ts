import type { KeyServer } from '../keyFrame/KeyServer.ts';
import type { Signer } from '../signer/Signer.ts';
import type { TrustedIssuer } from '../types/TrustedIssuer.ts';
import type { User } from '../types/User.ts';
import type { SandboxApi } from './SandboxApi.ts';
import type { SandboxClock } from './SandboxClock.ts';
import type { SandboxChainEvent, SandboxFault, SandboxTarget } from './SandboxControls.ts';
import type { SandboxDelivery } from './SandboxDelivery.ts';
import type { SandboxSeed } from './SandboxSeed.ts';
import type { SandboxTill } from './SandboxTill.ts';
import type { SandboxTokenClaims } from './SandboxTokenClaims.ts';

/**
 * Is a backend and a signer in memory, on the machine that the code runs on.
 *
 * @remarks Nothing leaves the machine, and nothing is kept when the page or the process ends. The signer's keys
 * are made from the seed: anybody can make them, so never send anything of value to their addresses. Their
 * signatures are real, but no network of the sandbox is.
 *
 * @example Sign in and read a balance
 * ```ts
 * import { Client } from '@nacre/sdk-base';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const client = new Client({ publishableKey: 'pk_sandbox_local', api: sandbox.api, signer: sandbox.signer });
 * const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
 * await client.auth.signIn({ method: 'otp', otpId, code: sandbox.otpCode });
 * const account = await client.accounts.get();
 * console.log((await account.getBalance()).amount); // 2500000000000000000n
 * ```
 *
 * @category Client
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @since 0.1.0
 */
export interface Sandbox {
  /** The transport, for the client's `api`, and for the calls that your server makes. */
  readonly api: SandboxApi;
  /** The signer over the users' keys, for the client's `signer`. */
  readonly signer: Signer;
  /**
   * What the backend holds for a key frame, for `createKeyFrame` of `@nacre/sdk-base/key-frame`. A user's keys are
   * made by that key frame or by {@link Sandbox.signer}, whichever comes first, and stay there.
   *
   * @since 0.2.0
   */
  readonly keyServer: KeyServer;
  /** The clock, on which jobs, orders, points and confirmations go on. */
  readonly clock: SandboxClock;
  /** The user who is there from the start. Sign in with the user's e-mail address or phone number. */
  readonly user: User;
  /** The ids of the seed data. */
  readonly seeded: SandboxSeed;
  /** The one-time code that works: `000000`. Test identities take `424242`, as in the hosted sandbox. */
  readonly otpCode: string;
  /** The publishable key that the sandbox suggests. Any `pk_sandbox_…` key works. */
  readonly publishableKey: string;
  /** The secret key, for calls as a server. */
  readonly secretKey: string;
  /** The issuer of the sandbox's passports, to trust in `verifyPassport`. */
  readonly issuer: TrustedIssuer;
  /** Every attempt at a webhook endpoint so far, oldest first, signed. */
  readonly webhooks: readonly SandboxDelivery[];
  /** The till of a restaurant that is connected with Zelty. */
  readonly till: SandboxTill;

  /**
   * Pays an order that is `pending`, as the user does at its `checkoutUrl`.
   *
   * @param orderId - the order
   * @throws {@link SdkError} of type `NotFound` when there is no such order
   * @throws {@link SdkError} of type `Conflict` when the order is not `pending`
   */
  payOrder(orderId: string): void;

  /**
   * Loses the device shares of {@link Sandbox.signer}, as when the browser deletes the site's data. The next signature
   * begins with a recovery, or fails with `KeyShareMissing` where none is set up.
   *
   * @since 0.2.0
   */
  loseDevice(): void;

  /**
   * Goes through a sign-in with Google, as the user does at its address.
   *
   * @param authorizationUrl - the address that the browser was to be sent to
   * @param email - the e-mail address of the Google account, that of the seeded user where it is left out
   * @returns the address that the browser comes back to, with `nacre_code`
   * @throws {@link SdkError} of type `NotFound` when the address is not one that the sandbox gave, or is out of date
   */
  approveRedirect(authorizationUrl: string, email?: string): string;

  /**
   * Makes a token of your own, as your server does, to sign in with method `jwt`.
   *
   * @param claims - what differs from a token that is accepted; `sub` names the user
   * @returns the token, a JWT
   */
  issueToken(claims: SandboxTokenClaims): string;

  /**
   * Lets the next calls of an operation fail.
   *
   * @param target - the operation, or a call of the signer
   * @param fault - the code to fail with, and how often
   * @throws {@link SdkError} of type `InvalidArgument` when `times` is not a number of at least 1
   */
  fail(target: SandboxTarget, fault: SandboxFault): void;

  /**
   * Lets the next such events on chain fail.
   *
   * @param event - a transfer, the minting of one item, or the settlement of points
   * @param times - how many fail, 1 where it is left out
   * @throws {@link SdkError} of type `InvalidArgument` when `times` is not a number of at least 1
   */
  failOnChain(event: SandboxChainEvent, times?: number): void;

  /**
   * Lets the next attempts at webhook endpoints fail. Each is made again later on the clock, as in production.
   *
   * @param times - how many fail, 1 if it is left out; from 8 on, an event is given up
   * @param status - the HTTP status that the endpoint answers with, `null` for no answer within 10 seconds, 503 if it is
   * left out
   * @throws {@link SdkError} of type `InvalidArgument` when `times` is not a number of at least 1
   * @since 0.2.0
   */
  failDeliveries(times?: number, status?: number | null): void;

  /**
   * Replaces the secret of a webhook endpoint, as the dashboard does. For 24 hours on the clock, each attempt has a
   * signature with the new secret and one with the secret before.
   *
   * @param webhookId - the endpoint
   * @returns the new secret
   * @throws {@link SdkError} of type `NotFound` when there is no such endpoint
   * @since 0.2.0
   */
  replaceWebhookSecret(webhookId: string): string;

  /**
   * Sets how long calls take.
   *
   * @param target - the operation, a call of the signer, or `all`
   * @param milliseconds - how long, in milliseconds of real time
   * @throws {@link SdkError} of type `InvalidArgument` when the number is negative or not finite
   */
  delay(target: SandboxTarget | 'all', milliseconds: number): void;

  /** Takes back all delays and failures that are still to come. */
  clearFaults(): void;

  /**
   * Starts from the beginning: the seed data, the clock's start, and the delays and faults of the options.
   */
  reset(): void;
}
