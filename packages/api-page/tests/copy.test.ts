// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { copyCode, copyLink } from '../src/browser/reference/copy.ts';

test('a button that is clicked again while it says "Copied" gets its label back', async () => {
  vi.useFakeTimers();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const button = document.createElement('button');
  button.textContent = 'Copy link';
  button.dataset.copyLink = 'get-user';
  for (let click = 0; click < 2; click += 1) {
    await copyLink(button, () => {});
    expect(button.textContent).toBe('Copied');
  }
  expect(writeText).toHaveBeenCalledTimes(2);
  vi.runAllTimers();
  expect(button.textContent).toBe('Copy link');
});

test('a button copies its own operation as curl, or says that it may not', async () => {
  vi.useFakeTimers();
  const operation = (address: string) => `<div class="api-operation">
    <code class="language-bash">curl ${address}</code><button data-copy-code="curl"></button></div>`;
  document.body.innerHTML = operation('/orders') + operation('/users');
  const [, button] = document.querySelectorAll('button');
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const heard: string[] = [];
  await copyCode(button as HTMLButtonElement, (message) => heard.push(message));
  expect(writeText.mock.lastCall).toEqual(['curl /users']);
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await copyCode(button as HTMLButtonElement, (message) => heard.push(message));
  expect(heard).toEqual(['Code copied', 'The browser does not allow copying']);
});
