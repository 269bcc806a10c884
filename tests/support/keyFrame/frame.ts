/*
 * A key frame for tests: the SDK's own, from `@nacre/sdk-base/key-frame`, in a window of another origin. It speaks the
 * iframe API of packages/sdk-base/src/iframe/protocol.ts. The first part of its path selects its behavior: `/plain`, or
 * `/storeless` (has no storage).
 */
import { IframeApiError } from '../../../packages/sdk-base/src/errors/IframeApiError.ts';
import { IframeApiErrorType } from '../../../packages/sdk-base/src/errors/IframeApiErrorType.ts';
import { isNacreError } from '../../../packages/sdk-base/src/errors/isNacreError.ts';
import type { FrameMethods } from '../../../packages/sdk-base/src/iframe/protocol.ts';
import {
  createKeyFrame,
  indexedDbStore,
  webAuthnPasskeys,
} from '../../../packages/sdk-base/src/keyFrame/index.ts';
import { makeDialogs } from './dialogs.ts';
import { remoteKeyServer } from './keyServer.ts';

type Message = { nacre?: unknown; id: string; method: string; params: Record<string, unknown> };
type Methods = {
  [M in keyof FrameMethods]?: (params: FrameMethods[M]['params'], signal: AbortSignal) => unknown;
};

const version = 1;

let page = '';
/** The pending calls, which the page can abort. */
const underWay = new Map<string, AbortController>();

const post = (message: object, origin = page) =>
  window.parent.postMessage({ nacre: version, ...message }, origin);
const store = indexedDbStore('nacre-keys');
const storeless = () => Promise.reject(new IframeApiError(IframeApiErrorType.StorageUnavailable));
const keyFrame = createKeyFrame({
  server: remoteKeyServer,
  device: location.pathname.startsWith('/storeless') ? { ...store, get: storeless, put: storeless } : store,
  dialogs: makeDialogs((visible) => post({ event: 'display', data: { visible } })),
  passkeys: webAuthnPasskeys('Nacre wallet'),
});

const methods: Methods = {
  connect: () => ({ version }),
  getPublicKey: ({ network, accessToken }, signal) => keyFrame.getPublicKey(network, { accessToken, signal }),
  sign: ({ payload, accessToken }, signal) => keyFrame.sign(payload, { accessToken, signal }),
  'recovery.status': ({ accessToken }, signal) => keyFrame.getRecoveryStatus({ accessToken, signal }),
  'recovery.setUp': ({ method, accessToken }, signal) =>
    keyFrame.setUpRecovery({ method }, { accessToken, signal }),
  'recovery.recover': ({ accessToken }, signal) => keyFrame.recover({ accessToken, signal }),
};

window.addEventListener('message', (event: MessageEvent<Message | undefined>) => {
  if (event.source !== window.parent || event.data?.nacre === undefined) return;
  const { id, method, params } = event.data;
  page = event.origin;
  if (method === 'cancel') return underWay.get(String(params.id))?.abort();
  const controller = new AbortController();
  underWay.set(id, controller);
  const run = methods[method as keyof Methods] as
    | ((params: Message['params'], signal: AbortSignal) => unknown)
    | undefined;
  Promise.resolve()
    .then(() => {
      if (!run) throw new IframeApiError(IframeApiErrorType.ProtocolMismatch);
      return run(params, controller.signal);
    })
    .then(
      (result) => post({ id, result }),
      (error: unknown) =>
        post({ id, error: { code: isNacreError(error) ? error.code : 'crypto/signature-failed' } }),
    )
    .finally(() => underWay.delete(id));
});

post({ event: 'ready' }, '*');
