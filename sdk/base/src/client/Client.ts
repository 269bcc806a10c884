import type { AccountModule } from '../accounts/AccountModule.ts';
import { createAccountModule } from '../accounts/createAccountModule.ts';
import type { AskingContext } from '../accounts/askSigner.ts';
import type { AuthModule } from '../auth/AuthModule.ts';
import { createAuthModule } from '../auth/createAuthModule.ts';
import { createSessionKeeper, type SessionKeeper, tokensOf } from '../auth/createSessionKeeper.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import { createLoyaltyModule } from '../loyalty/createLoyaltyModule.ts';
import type { LoyaltyModule } from '../loyalty/LoyaltyModule.ts';
import type { Network } from '../networks/Network.ts';
import { createRecoveryModule } from '../recovery/createRecoveryModule.ts';
import type { RecoveryModule } from '../recovery/RecoveryModule.ts';
import { createDppModule } from '../passports/createDppModule.ts';
import type { DppModule } from '../passports/DppModule.ts';
import type { InputField, InputFieldArgs } from '../signer/InputField.ts';
import { keyFrameSigner } from '../iframe/keyFrameSigner.ts';
import type { PageElement } from '../signer/PageElement.ts';
import type { Signer } from '../signer/Signer.ts';
import { type Call, createCall } from '../transport/createCall.ts';
import * as fromWire from '../transport/fromWire.ts';
import { httpApi } from '../transport/httpApi.ts';
import type { ApiStatus } from '../types/ApiStatus.ts';
import type { ClientConfig } from './ClientConfig.ts';
import type { Environment } from '../types/Environment.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import { networkIn, readConfig } from './readConfig.ts';

/**
 * Is the entry to the SDK: one client for one application and at most one signed-in user.
 *
 * @remarks Make one client when the app starts and keep it. To make it costs nothing: no request is sent and no
 * iframe is made until a method needs it. It can be made on a server, where everything but the key frame works.
 *
 * A call that fails for a passing reason is tried again where that is safe: reads always, creations with the same
 * idempotency key, everything else never. It is bound by `timeoutMs`, all tries together.
 *
 * @example Make a client and ask for the status
 * ```ts
 * import { Client } from '@nacre/sdk-base';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const client = new Client({ publishableKey: 'pk_sandbox_local', api: sandbox.api, signer: sandbox.signer });
 * const { status } = await client.status();
 * console.log(client.environment, status); // 'sandbox' 'operational'
 * ```
 *
 * @category Client
 * @see [Quick start](https://docs.nacre.example/products/quick-start-guide)
 * @since 0.1.0
 */
export class Client {
  /** The environment that the publishable key belongs to. */
  readonly environment: Environment;
  /** The network of calls that name none. */
  readonly network: Network;
  /** Signs users up, in and out, and keeps their session. */
  readonly auth: AuthModule;
  /** Gives the signed-in user's accounts and orders. */
  readonly accounts: AccountModule;
  /**
   * Sets up what brings the signed-in user's keys back on another device, and brings them back.
   *
   * @since 0.2.0
   */
  readonly recovery: RecoveryModule;
  /** Reads loyalty programs and points, and redeems rewards. */
  readonly loyalty: LoyaltyModule;
  /** Reads, claims and verifies digital product passports. */
  readonly dpp: DppModule;
  readonly #call: Call;
  readonly #keeper: SessionKeeper;
  readonly #signer: Signer;

  /**
   * Makes a client.
   *
   * @param config - the publishable key, and what differs from the defaults
   * @throws {@link SdkError} with `InvalidArgument` when a setting is malformed, or holds a secret key
   * @throws {@link SdkError} with `NetworkMismatch` when the network is not of the key's environment
   */
  constructor(config: ClientConfig) {
    const settings = readConfig(config);
    const { environment, network, publishableKey } = settings;
    const api = config.api ?? httpApi({ publishableKey, baseUrl: settings.baseUrl, fetch: config.fetch });
    const call = createCall(api, settings, () => tokensOf(keeper));
    const keeper = createSessionKeeper({
      storage: settings.storage,
      storageKey: `nacre.session.${publishableKey}`,
      async refresh(refreshToken, idempotencyKey) {
        const answer = await call('refreshSession', { body: { refreshToken } }, { idempotencyKey });
        return fromWire.session(answer, 'session');
      },
    });
    this.environment = environment;
    this.network = network;
    this.#call = call;
    this.#keeper = keeper;
    this.#signer = config.signer ?? keyFrameSigner({ url: settings.keyFrameUrl, publishableKey });
    this.auth = createAuthModule(call, keeper, settings.timeoutMs);
    const asking: AskingContext = {
      signer: this.#signer,
      accessToken: (options) => this.auth.getAccessToken(options),
    };
    this.recovery = createRecoveryModule(asking);
    this.accounts = createAccountModule({ call, ...asking }, (given) =>
      networkIn(environment, given ?? network),
    );
    this.loyalty = createLoyaltyModule(call);
    this.dpp = createDppModule(call);
  }

  /**
   * Asks how well the API works. Needs no sign-in.
   *
   * @param options - cancellation, time limit
   * @returns the status of the API and of its networks
   * @throws {@link SdkError} with `ApiUnavailable` when the API cannot be reached
   * @throws {@link SdkError} with `Timeout` when the answer does not come in time
   * @throws {@link SdkError} with `Aborted` when the signal aborts
   * @throws {@link SdkError} with `UnexpectedResponse` when the answer cannot be understood
   */
  async status(options?: RequestOptions): Promise<ApiStatus> {
    return fromWire.apiStatus(await this.#call('getStatus', {}, options), 'status');
  }

  /**
   * Puts an input field into the page whose text the page cannot read: an e-mail address, a phone number or a
   * one-time code that only Nacre is to see.
   *
   * @remarks The field is an iframe on the key frame's origin, and fills its container. `NacreInput` of
   * `@nacre/sdk-react` is made of it.
   *
   * @param container - the element that the field fills
   * @param args - what the field is for, and how it looks
   * @returns the field
   * @throws {@link SdkError} with `NotSupported` when the signer has no such fields, or outside a browser
   */
  mountInput(container: PageElement, args: InputFieldArgs): InputField {
    if (!this.#signer.mountInput) {
      throw new SdkError(SdkErrorType.NotSupported, { message: 'The signer has no input fields.' });
    }
    const field = this.#signer.mountInput(container, args);
    return {
      get state() {
        return field.state;
      },
      ready: () => field.ready(),
      focus: () => field.focus(),
      clear: () => field.clear(),
      onChange: (listener) => field.onChange(listener),
      onSubmit: (listener) => field.onSubmit(listener),
      sendOtp: async (options) => fromWire.otpChallenge(await field.sendOtp(options), 'otpChallenge'),
      signIn: async (otpId, options) =>
        this.#keeper.adopt(fromWire.session(await field.signIn(otpId, options), 'session')),
      destroy: () => field.destroy(),
    };
  }

  /**
   * Frees what the client holds in the page: the iframe of the key frame. The session stays.
   *
   * @remarks The client can be used again afterwards; the key frame then comes back.
   */
  destroy(): void {
    this.#signer.destroy?.();
  }
}
