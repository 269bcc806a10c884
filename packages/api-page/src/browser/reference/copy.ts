const SHOWN_MS = 2000;

/** Copies the address of an operation or a schema to the clipboard, and puts it in the address bar. */
export async function copyLink(
  button: HTMLButtonElement,
  announce: (message: string) => void,
): Promise<void> {
  const address = new URL(`#${button.dataset.copyLink}`, window.location.href);
  window.history.replaceState(window.history.state, '', address);
  await copy(address.href, button, announce, 'Link copied');
}

/** Copies the visible code, or the operation's curl command even if it isn't visible. */
export async function copyCode(
  button: HTMLButtonElement,
  announce: (message: string) => void,
): Promise<void> {
  const code =
    button.dataset.copyCode === 'curl'
      ? button.closest('.api-operation')?.querySelector('.language-bash')
      : button.closest('.api-card')?.querySelector('.api-code:not([hidden] *) > code');
  await copy(code?.textContent ?? '', button, announce, 'Code copied');
}

async function copy(
  text: string,
  button: HTMLButtonElement,
  announce: (message: string) => void,
  done: string,
): Promise<void> {
  // A second click may come while the button still says "Copied".
  const label = (button.dataset.label ??= button.textContent);
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
    announce(done);
  } catch {
    // Fails without permission, or on an insecure origin.
    button.textContent = 'Not copied';
    announce('The browser does not allow copying');
  }
  setTimeout(() => {
    button.textContent = label;
    announce('');
  }, SHOWN_MS);
}
