// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { addAllButtons } from '../../src/components/CodeBlock/buttons.ts';

/** Returns the buttons of a code block, to wrap its lines and to copy it. */
function buttonsOfBlock() {
  vi.useFakeTimers();
  document.body.innerHTML = '<div class="theme-code-block"><div><pre>a();\n</pre></div></div>';
  addAllButtons(document);
  addAllButtons(document);
  const [wrap, copy, ...others] = document.querySelectorAll('button');
  expect(others).toEqual([]);
  const status = () => document.querySelector('[role=status]')?.textContent;
  return { wrap, copy, status };
}

it('the button that copies code shows that it has, for a moment', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { wrap, copy, status } = buttonsOfBlock();
  const [wrapIcon, copyIcon] = [wrap?.innerHTML, copy?.innerHTML];
  copy?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(writeText).toHaveBeenCalledWith('a();\n');
  expect(status()).toBe('Copied');
  expect(copy?.innerHTML).not.toBe(copyIcon);
  expect(wrap?.innerHTML).toBe(wrapIcon);
  await vi.runAllTimersAsync();
  expect([status(), copy?.innerHTML]).toEqual(['', copyIcon]);
});

it('the button that copies code says why it has not', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const { copy, status } = buttonsOfBlock();
  const icon = copy?.innerHTML;
  copy?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(status()).toMatch(/^Not copied: /);
  expect(copy?.innerHTML).toBe(icon);
});

it('the button that wraps lines says whether they are', () => {
  const { wrap } = buttonsOfBlock();
  const isWrapped = () => [wrap?.ariaPressed, document.querySelector('pre')?.dataset.wrapped];
  for (const state of ['true', 'false']) {
    wrap?.click();
    expect(isWrapped()).toEqual([state, state]);
  }
});
