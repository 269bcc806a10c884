import { checkTypes, invalidArgument, type TypesOf } from '../checkTypes.ts';
import type { KeyFrameSettings } from '../keyFrame/KeyServer.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import type { User } from '../types/User.ts';
import { DEFAULT_NOW, OTP_CODE, PUBLISHABLE_KEY, SECRET_KEY } from './constants.ts';
import { createApi } from './createApi.ts';
import { createControls } from './createControls.ts';
import { createKeyServer } from './createKeyServer.ts';
import { createSigner } from './createSigner.ts';
import { createTill } from './createTill.ts';
import { createWorld } from './createWorld.ts';
import { sandboxIssuer } from './credential.ts';
import { issueToken } from './issueToken.ts';
import { replaceSecret } from './outbox.ts';
import { payOrder } from './orders.ts';
import { approveRedirect } from './redirects.ts';
import { asSdkError } from './asSdkError.ts';
import { found } from './refuse.ts';
import type { Sandbox } from './Sandbox.ts';
import type { SandboxOptions } from './SandboxOptions.ts';
import { seedContracts, seedIds, seedSecrets } from './seed/seedIds.ts';

function startTime(now: string | Date): number {
  const start = new Date(now).getTime();
  if (!Number.isNaN(start)) return start;
  throw new SdkError(SdkErrorType.InvalidArgument, {
    message: 'The argument now must be a time.',
    details: { argument: 'now' },
  });
}

const TYPES: TypesOf<SandboxOptions> = {
  now: ['string', 'date'],
  speed: 'number',
  seed: 'string',
  delays: ['number', 'object'],
  faults: 'object',
  keyFrame: 'object',
  onExchange: 'function',
};

const KEY_FRAME_TYPES: TypesOf<KeyFrameSettings> = {
  signaturesToConfirm: { oneOf: ['all', 'transfers', 'none'] },
  offerRecovery: { oneOf: ['after-sign-up', 'before-first-transfer', 'required-before-first-transfer'] },
};

function checkOptions(options: SandboxOptions): void {
  checkTypes(options, TYPES);
  const { speed = 0, keyFrame } = options;
  if (!(speed >= 0 && speed < Infinity)) throw invalidArgument('speed', 'must be a number of at least 0');
  checkTypes<Partial<KeyFrameSettings>>(keyFrame, KEY_FRAME_TYPES);
}

/**
 * Makes a backend and a signer in memory, with seed data, to develop and to test against.
 *
 * @remarks Every operation of the backend API is there, with the states, the checks and the errors of the OpenAPI
 * description. Rate limits are the API's, on the sandbox's clock. Times and fees are the sandbox's own. Ids, keys, addresses, hashes and signatures are made
 * from the seed and the clock, so the same calls give the same values each time.
 *
 * @param options - clock, seed, delays, faults
 * @returns the sandbox
 * @throws {@link SdkError} of type `InvalidArgument` when an option has the wrong type, `now` is not a time, or a delay
 * or a count is not a number that can be used
 *
 * @example Run an order to its end
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
 * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
 *
 * sandbox.payOrder(sandbox.seeded.orderId);
 * sandbox.clock.advance(60_000);
 * const order = await client.accounts.getOrder(sandbox.seeded.orderId);
 * console.log(order.status); // "fulfilled"
 * ```
 *
 * @category Sandbox
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @since 0.1.0
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  checkOptions(options);
  const { now = DEFAULT_NOW, speed = 0, seed = 'sandbox', keyFrame, onExchange } = options;
  const config = { start: startTime(now), speed, seed, keyFrame };
  let controls = createControls(options);
  let { world, deliveries } = createWorld(config, controls);

  const here = () => world;
  /** Runs due tasks first, and rethrows refusals as errors of the SDK. */
  const act = <T>(action: () => T): T => {
    world.clock.catchUp();
    return asSdkError(action);
  };
  const till = createTill(here);

  return {
    api: createApi(here, () => controls, onExchange),
    signer: createSigner(here, () => controls),
    keyServer: createKeyServer(here),
    clock: {
      now: () => world.clock.now(),
      advance: (milliseconds) => world.clock.advance(milliseconds),
    },
    get user() {
      return { ...found(world.state.users.get(seedIds.userId)) } as User;
    },
    seeded: {
      ...seedIds,
      ...seedSecrets,
      tokenAddress: seedContracts.dollar,
      stellarAsset: seedContracts.stellarDollar,
      nftContract: seedContracts.tickets,
      friendAddress: seedContracts.friend,
      stellarFriendAddress: seedContracts.stellarFriend,
    },
    otpCode: OTP_CODE,
    publishableKey: PUBLISHABLE_KEY,
    secretKey: SECRET_KEY,
    issuer: { ...sandboxIssuer },
    get webhooks() {
      world.clock.catchUp();
      return [...deliveries];
    },
    till: {
      pay: (connectionId, order) => act(() => till.pay(connectionId, order)),
      refund: (connectionId, orderId) => act(() => till.refund(connectionId, orderId)),
      rejectKey: (connectionId) => act(() => till.rejectKey(connectionId)),
    },
    payOrder: (orderId) => act(() => payOrder(world, orderId)),
    loseDevice() {
      for (const held of world.state.signerKeys.values()) held.hasDeviceShare = false;
    },
    approveRedirect: (url, email) => act(() => approveRedirect(world, url, email)),
    issueToken: (claims) => issueToken(world, claims),
    fail: (target, fault) => controls.addFault(target, fault),
    failOnChain: (event, times = 1) => controls.addChainFault(event, times),
    failDeliveries: (times = 1, status = 503) => controls.addDeliveryFault(times, status),
    replaceWebhookSecret: (webhookId) => act(() => replaceSecret(world, webhookId)),
    delay: (target, milliseconds) => controls.setDelay(target, milliseconds),
    clearFaults: () => controls.clear(),
    reset() {
      controls = createControls(options);
      ({ world, deliveries } = createWorld(config, controls));
    },
  };
}
