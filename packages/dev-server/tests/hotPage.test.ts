// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { hotPage } from '../src/hotPage.ts';

it("shows an edit in the same elements, and leaves a changed outline to Docusaurus's own update", () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  type Hot = Parameters<typeof hotPage>[2];
  let kept: Hot['data'];
  const invalidate = vi.fn();
  let Page: ReturnType<typeof hotPage> | undefined;
  const save = (text: string, exported: string): void => {
    const dispose: Hot['dispose'] = (keep) => keep((kept = {} as NonNullable<Hot['data']>));
    const hot = { data: kept, accept: vi.fn(), dispose, invalidate };
    const next = hotPage(() => createElement('p', null, text), exported, hot);
    expect(next).toBe((Page ??= next));
  };
  save('old', 'outline');
  const container = document.createElement('div');
  act(() => createRoot(container).render(Page ? createElement(Page) : null));
  const paragraph = container.firstChild;
  act(() => save('new', 'outline'));
  expect(container.textContent).toBe('new');
  expect(container.firstChild).toBe(paragraph);
  expect(invalidate).not.toHaveBeenCalled();
  act(() => save('newest', 'other outline'));
  expect(invalidate).toHaveBeenCalledOnce();
});
