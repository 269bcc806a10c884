/** Makes the call of the card with the button, and shows the answer in place of the example. */
export async function callNow(button: HTMLButtonElement, announce: (message: string) => void): Promise<void> {
  const verdict = button.nextElementSibling;
  const code = button.closest('.api-card')?.querySelector('.language-json');
  if (!verdict || !code || button.getAttribute('aria-busy') === 'true') return;
  button.setAttribute('aria-busy', 'true');
  try {
    const [{ callOnce }, { jsonTokens }] = await Promise.all([
      import(/* webpackChunkName: "try-it" */ '../tryIt/callOnce.ts'),
      import(/* webpackChunkName: "try-it" */ '../tryIt/jsonTokens.ts'),
    ]);
    const start = performance.now();
    const outcome = await callOnce(button.dataset.callNow ?? '');
    const time = `${Math.ceil(performance.now() - start)} ms`;
    if (outcome.kind === 'none') throw new Error(outcome.message);
    verdict.textContent = `Answered ${outcome.status} in ${time}`;
    code.replaceChildren(
      ...jsonTokens(JSON.stringify(outcome.body, null, 2)).map(([tag, text]) => {
        if (!tag) return text;
        const token = document.createElement(tag);
        token.textContent = text;
        return token;
      }),
    );
  } catch (error) {
    console.warn(error);
    verdict.textContent = 'No answer. Check the connection and press again.';
  } finally {
    button.removeAttribute('aria-busy');
    announce(verdict.textContent ?? '');
  }
}
