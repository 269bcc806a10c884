// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { copyLink } from '../src/browser/reference/copy.ts';

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
