import operations from 'tried-operations';
import { element } from '../../../../../src/components/Dom/element.ts';
import { fillForm } from './fillForm.ts';
import { jsonTokens } from './jsonTokens.ts';
import { pageSandbox } from './pageSandbox.ts';
import { send } from './send.ts';

/** Makes the call of the card with the button, and shows the answer in place of the example. */
export async function callNow(button: HTMLButtonElement, announce: (message: string) => void): Promise<void> {
  const verdict = button.previousElementSibling;
  const card = button.closest('.api-card');
  const code = card?.querySelector('.language-json');
  const operation = operations[button.dataset.callNow ?? ''];
  if (!verdict || !code || !operation || button.getAttribute('aria-busy') === 'true') return;
  button.setAttribute('aria-busy', 'true');
  const { values } = await fillForm(operation, pageSandbox);
  const start = performance.now();
  const outcome = await send(operation, values, pageSandbox);
  const words =
    outcome.kind === 'answer'
      ? `Answered ${outcome.status} in ${Math.ceil(performance.now() - start)} ms`
      : outcome.message;
  if (outcome.kind === 'answer')
    code.replaceChildren(
      ...jsonTokens(JSON.stringify(outcome.body, null, 2)).map(([tag, text]) =>
        tag ? element(tag, '', text) : text,
      ),
    );
  card?.querySelector('.api-example')?.remove();
  verdict.textContent = words;
  announce(words);
  button.removeAttribute('aria-busy');
}
