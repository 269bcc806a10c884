import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import type { FrameChannel } from './createFrameChannel.ts';
import { createFrameChannel } from './createFrameChannel.ts';
import { createFrameInputField } from './createFrameInputField.ts';
import type { FrameMethods } from './protocol.ts';
import type { Network } from '../networks/Network.ts';
import { networkInfo } from '../networkInfo/networkInfo.ts';
import { checkSignature } from '../signer/checkSignature.ts';
import type { PublicKey, Signer, SignerOptions } from '../signer/Signer.ts';
import type { RecoveryStatus } from '../types/Recovery.ts';

/** Leaves the user time to read the request, and perhaps to find a passkey or a recovery password. */
const SIGN_TIMEOUT_MS = 120_000;
const KEY_TIMEOUT_MS = 30_000;
/** Leaves the user time to choose a password, or to find a device with a passkey. */
const RECOVERY_TIMEOUT_MS = 300_000;

/** The formats of public keys and addresses, by kind of network. */
const KEY_FORMS = {
  evm: { publicKey: /^0x0[23][0-9a-f]{64}$/, address: /^0x[0-9a-fA-F]{40}$/ },
  stellar: { publicKey: /^G[A-Z2-7]{55}$/, address: /^G[A-Z2-7]{55}$/ },
};

const matches = (value: unknown, form: RegExp): value is string =>
  typeof value === 'string' && form.test(value);

function readPublicKey(answer: unknown, network: Network): PublicKey {
  const { kind, publicKey, address } = (answer ?? {}) as Record<string, unknown>;
  const expected = networkInfo(network).kind;
  if (kind !== expected) throw new CryptoError(CryptoErrorType.UnsupportedCurve);
  const forms = KEY_FORMS[expected];
  if (!matches(publicKey, forms.publicKey) || !matches(address, forms.address))
    throw new CryptoError(CryptoErrorType.InvalidPublicKey);
  return { kind: expected, publicKey, address };
}

/**
 * Creates a signer that uses the key frame. The first call adds the iframe to the page.
 *
 * @internal
 */
export function keyFrameSigner(keyFrame: { url: string; publishableKey: string }): Signer {
  let channel: FrameChannel | undefined;

  function needPage(): void {
    if (typeof document !== 'undefined') return;
    throw new SdkError(SdkErrorType.NotSupported, {
      message: 'The key frame needs a browser. Elsewhere, give the client a custom signer.',
    });
  }

  function openChannel(): FrameChannel {
    needPage();
    if (channel) return channel;
    const opened = createFrameChannel({ ...keyFrame, title: 'Nacre key frame', visible: false });
    channel = opened;
    opened.ready().catch(() => {
      // The next call tries again. The page may have been offline, or may allow the frame by then.
      if (channel === opened) channel = undefined;
      opened.destroy();
    });
    return opened;
  }

  async function call<M extends keyof FrameMethods>(
    method: M,
    params: FrameMethods[M]['params'],
    options: SignerOptions,
    timeoutMs: number,
  ): Promise<unknown> {
    return openChannel().call(method, params, {
      signal: options.signal,
      timeoutMs: options.timeoutMs ?? timeoutMs,
    });
  }

  /** The client's `recovery` module validates the response, as with any signer. That code is loaded on first use. */
  const recovery = call as <M extends 'recovery.status' | 'recovery.setUp' | 'recovery.recover'>(
    ...args: [M, FrameMethods[M]['params'], SignerOptions, number]
  ) => Promise<RecoveryStatus>;

  return {
    async getPublicKey(network, options) {
      const { accessToken } = options;
      return readPublicKey(
        await call('getPublicKey', { network, accessToken }, options, KEY_TIMEOUT_MS),
        network,
      );
    },
    async sign(payload, options) {
      const { accessToken } = options;
      const answer = await call('sign', { payload, accessToken }, options, SIGN_TIMEOUT_MS);
      return checkSignature(answer, payload.network);
    },
    getRecoveryStatus: (options) =>
      recovery('recovery.status', { accessToken: options.accessToken }, options, KEY_TIMEOUT_MS),
    setUpRecovery: ({ method }, options) =>
      recovery('recovery.setUp', { method, accessToken: options.accessToken }, options, RECOVERY_TIMEOUT_MS),
    recover: (options) =>
      recovery('recovery.recover', { accessToken: options.accessToken }, options, RECOVERY_TIMEOUT_MS),
    mountInput(container, args) {
      needPage();
      return createFrameInputField(container, args, keyFrame);
    },
    destroy() {
      channel?.destroy();
      channel = undefined;
    },
  };
}
