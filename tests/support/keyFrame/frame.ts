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
  type KeyFrameDialogs,
  type RecoveryDialog,
  type SignatureSummary,
  webAuthnPasskeys,
} from '../../../packages/sdk-base/src/keyFrame/index.ts';
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

const find = <T extends Element>(selector: string, within: ParentNode = document): T => {
  const element = within.querySelector<T>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};

/** Returns the text that a user reads before signing. */
function describe(summary: SignatureSummary): string {
  if (summary.kind === 'message') return summary.message;
  const { amount, asset, to, network } = summary;
  return `Send ${amount} of ${asset} to ${to} on ${network}`;
}

/**
 * Creates the dialogs of the tests' key frame from the elements in index.html.
 *
 * @param display - asks the page to show or hide the frame
 */
function makeDialogs(display: (visible: boolean) => void): KeyFrameDialogs {
  /** Shows a dialog until the user answers or dismisses it, or the page aborts the call. */
  async function show(
    id: string,
    signal: AbortSignal | undefined,
    start: (dialog: HTMLDialogElement, end: (answer: boolean) => void) => void,
  ): Promise<boolean> {
    const dialog = find<HTMLDialogElement>(id);
    const answer = new Promise<boolean>((resolve) => {
      for (const button of dialog.querySelectorAll<HTMLButtonElement>('[data-answer]'))
        button.onclick = () => resolve(button.dataset.answer === 'yes');
      dialog.oncancel = () => resolve(false);
      signal?.addEventListener('abort', () => resolve(false), { once: true });
      start(dialog, resolve);
    });
    display(true);
    dialog.showModal();
    try {
      return await answer;
    } finally {
      dialog.close();
      display(false);
    }
  }

  const recovery = (title: string, action: string) => (request: RecoveryDialog, signal?: AbortSignal) =>
    show('#recovery', signal, (dialog, end) => {
      const input = find<HTMLInputElement>('input', dialog);
      const alert = find('[role=alert]', dialog);
      const byPassword = find<HTMLButtonElement>('#by-password', dialog);
      const byPasskey = find<HTMLButtonElement>('#by-passkey', dialog);
      find('#title', dialog).textContent = title;
      alert.textContent = '';
      input.value = '';
      byPassword.textContent = action;
      find<HTMLElement>('#password', dialog).hidden = byPassword.hidden =
        !request.methods.includes('password');
      byPasskey.hidden = !request.methods.includes('passkey');
      const attempt = (answer: Parameters<RecoveryDialog['attempt']>[0]) => {
        alert.textContent = '';
        input.value = '';
        request.attempt(answer).then(
          () => end(true),
          (error: { code?: string }) => (alert.textContent = error.code ?? String(error)),
        );
      };
      find<HTMLFormElement>('form', dialog).onsubmit = (event) => {
        event.preventDefault();
        attempt({ method: 'password', password: input.value });
      };
      byPasskey.onclick = () => attempt({ method: 'passkey' });
    });

  return {
    confirm: (summary, signal) =>
      show('#confirm', signal, (dialog) => {
        find('#text', dialog).textContent = describe(summary);
      }),
    setUpRecovery: recovery('Set up your recovery', 'Choose this password'),
    recover: recovery('Recover your wallet', 'Recover'),
  };
}
