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
 * An in-memory backend and signer that run on your own machine.
 *
 * @remarks Nothing leaves the machine, and nothing is kept when the page or process ends. The signer derives its keys
 * from the seed, so anyone can derive them too: never send anything of value to their addresses. The signatures are
 * real, but the sandbox's networks aren't.
 *
 * @example Sign in and read a balance
 * ```ts
 * import { Client } from '@nacre/sdk-base';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const client = new Client({
 *   publishableKey: 'pk_sandbox_local',
 *   api: sandbox.api,
 *   signer: sandbox.signer,
 * });
 * const { otpId } = await client.auth.sendOtp({
 *   channel: 'email',
 *   email: 'ada@shop.example',
 * });
 * await client.auth.signIn({ method: 'otp', otpId, code: sandbox.otpCode });
 * const account = await client.accounts.get();
 * console.log((await account.getBalance()).amount); // 2500000000000000000n
 * ```
 *
 * @category Sandbox
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @since 0.1.0
 */
export interface Sandbox {
  /** The transport, for the client's `api`, and for the calls that your server makes. */
  readonly api: SandboxApi;
  /** The signer over the users' keys, for the client's `signer`. */
  readonly signer: Signer;
  /**
   * The backend's part of a key frame, for `createKeyFrame` of `@nacre/sdk-base/key-frame`. Either that key frame or
   * {@link Sandbox.signer} creates a user's keys, whichever comes first, and keeps them.
   *
   * @since 0.2.0
   */
  readonly keyServer: KeyServer;
  /** The clock that jobs, orders, points and confirmations follow. */
  readonly clock: SandboxClock;
  /** The user who exists from the start. Sign in with the user's e-mail address or phone number. */
  readonly user: User;
  /** The ids of the seed data. */
  readonly seeded: SandboxSeed;
  /** The one-time code that works: `000000`. Test identities take `424242`, as in the hosted sandbox. */
  readonly otpCode: string;
  /** A publishable key to use. Any `pk_sandbox_…` key works. */
  readonly publishableKey: string;
  /** The secret key for server calls. */
  readonly secretKey: string;
  /** The issuer of the sandbox's passports, to trust in `verifyPassport`. */
  readonly issuer: TrustedIssuer;
  /** All signed webhook deliveries so far, oldest first. */
  readonly webhooks: readonly SandboxDelivery[];
  /** The till of a restaurant that's connected with Zelty. */
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
   * Loses the device shares of {@link Sandbox.signer}, as if the browser had deleted the site's data. The next
   * signature starts with a recovery, or fails with `KeyShareMissing` if none is set up.
   *
   * @since 0.2.0
   */
  loseDevice(): void;

  /**
   * Completes a sign-in with Google, as the user would at the given address.
   *
   * @param authorizationUrl - the address that the browser would be sent to
   * @param email - the e-mail address of the Google account (the seeded user's by default)
   * @returns the address that the browser returns to, with `nacre_code`
   * @throws {@link SdkError} of type `NotFound` when the address doesn't come from the sandbox, or has expired
   */
  approveRedirect(authorizationUrl: string, email?: string): string;

  /**
   * Issues your own JWT, as your server would, for signing in with the method `jwt`.
   *
   * @param claims - the user's id, `sub`, and any claim that should differ from those of an accepted token
   * @returns the token, a JWT
   */
  issueToken(claims: SandboxTokenClaims): string;

  /**
   * Makes the next calls of an operation fail.
   *
   * @param target - the operation, or a call of the signer
   * @param fault - the code to fail with, and how often
   * @throws {@link SdkError} of type `InvalidArgument` when `times` isn't a number of at least 1
   */
  fail(target: SandboxTarget, fault: SandboxFault): void;

  /**
   * Makes the next events of a kind fail on chain.
   *
   * @param event - a transfer, the minting of one item, or the settlement of points
   * @param times - how many fail (1 by default)
   * @throws {@link SdkError} of type `InvalidArgument` when `times` isn't a number of at least 1
   */
  failOnChain(event: SandboxChainEvent, times?: number): void;

  /**
   * Makes the next webhook deliveries fail. Each is retried later on the clock, as in production.
   *
   * @param times - how many fail (1 by default); after 8 failures, the sandbox gives up on an event
   * @param status - the HTTP status that the endpoint responds with, or `null` for no response within ten seconds
   * (503 by default)
   * @throws {@link SdkError} of type `InvalidArgument` when `times` isn't a number of at least 1
   * @since 0.2.0
   */
  failDeliveries(times?: number, status?: number | null): void;

  /**
   * Replaces the secret of a webhook endpoint, as the dashboard does. For 24 hours on the clock, each delivery
   * carries a signature with the new secret and one with the old secret.
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

  /** Cancels all delays and failures that haven't happened yet. */
  clearFaults(): void;

  /** Restores the initial state: the seed data, the clock's start, and the delays and faults from the options. */
  reset(): void;
}
