import type {
  KeyFrameDialogs,
  RecoveryDialog,
  SignatureSummary,
} from '../../../packages/sdk-base/src/keyFrame/index.ts';

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
export function makeDialogs(display: (visible: boolean) => void): KeyFrameDialogs {
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
