import type { AccountModule } from '../accounts/AccountModule.ts';
import { createAccountModule } from '../accounts/createAccountModule.ts';
import type { AskingContext } from '../accounts/askSigner.ts';
import type { AuthModule } from '../auth/AuthModule.ts';
import { createAuthModule } from '../auth/createAuthModule.ts';
import { createSessionKeeper, type SessionKeeper, tokensOf } from '../auth/createSessionKeeper.ts';
import { checkTypes, type TypesOf } from '../checkTypes.ts';
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

const INPUT_TYPES: TypesOf<InputFieldArgs> = {
  kind: { oneOf: ['email', 'phone', 'otp'] },
  label: 'string',
  placeholder: 'string',
  style: 'object',
};

/**
 * The entry point to the SDK. A client serves one application and, at most, one signed-in user.
 *
 * @remarks Create one client when your app starts, and keep it. Creating it is cheap: it sends no request and opens
 * no iframe until a method needs one. You can also create it on a server, where everything but the key frame works.
 *
 * A call that fails for a temporary reason is retried if that's safe: reads always, calls that create something with
 * the same idempotency key, and everything else never. `timeoutMs` limits the call as a whole, retries included.
 *
 * @example Create a client and check the status
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
  /** The network that calls use when you don't pass one. */
  readonly network: Network;
  /** Signs users up, in and out, and keeps their session. */
  readonly auth: AuthModule;
  /** The signed-in user's accounts and orders. */
  readonly accounts: AccountModule;
  /**
   * Sets up recovery, and recovers the signed-in user's keys on another device.
   *
   * @since 0.2.0
   */
  readonly recovery: RecoveryModule;
  /** Loyalty programs, points, rewards and vouchers. */
  readonly loyalty: LoyaltyModule;
  /** Reads, claims and verifies digital product passports. */
  readonly dpp: DppModule;
  readonly #call: Call;
  readonly #keeper: SessionKeeper;
  readonly #signer: Signer;

  /**
   * Creates a client.
   *
   * @param config - the publishable key, and any setting that should differ from its default
   * @throws {@link SdkError} with `InvalidArgument` when a setting is malformed, or is a secret key
   * @throws {@link SdkError} with `NetworkMismatch` when the network doesn't belong to the key's environment
   */
  constructor(config: ClientConfig) {
    const settings = readConfig(config);
    const { environment, network, publishableKey } = settings;
    const api =
      config.api ??
      httpApi({ publishableKey, baseUrl: settings.baseUrl, fetch: config.fetch, headers: config.headers });
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
   * Returns the status of the API and its networks. Needs no sign-in.
   *
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns the status of the API as a whole and of each network
   * @throws {@link SdkError} with `ApiUnavailable` when the API can't be reached
   * @throws {@link SdkError} with `Timeout` when the response doesn't arrive in time
   * @throws {@link SdkError} with `Aborted` when the signal aborts
   * @throws {@link SdkError} with `UnexpectedResponse` when the response can't be understood
   */
  async status(options?: RequestOptions): Promise<ApiStatus> {
    return fromWire.apiStatus(await this.#call('getStatus', {}, options), 'status');
  }

  /**
   * Adds an input field whose text your page can't read: for an e-mail address, a phone number or a one-time code
   * that only Nacre should see.
   *
   * @remarks The field is an iframe on the key frame's origin, and fills its container. In React, use `NacreInput`
   * from `@nacre/sdk-react`.
   *
   * @param container - the element that the field fills
   * @param args - the `kind` of field, its `label`, and how it looks
   * @returns the field
   * @throws {@link SdkError} with `InvalidArgument` when an option has the wrong type
   * @throws {@link SdkError} with `NotSupported` when the signer has no such fields, or there is no browser
   */
  mountInput(container: PageElement, args: InputFieldArgs): InputField {
    if (!this.#signer.mountInput) {
      throw new SdkError(SdkErrorType.NotSupported, { message: 'The signer has no input fields.' });
    }
    checkTypes(args, INPUT_TYPES);
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
   * Removes what the client added to the page: the key frame's iframe. The session stays.
   *
   * @remarks You can go on using the client: the next call that needs the key frame opens it again.
   */
  destroy(): void {
    this.#signer.destroy?.();
  }
}
