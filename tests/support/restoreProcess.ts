import { afterAll, vi } from 'vitest';

/** Restores the clock, globals, environment variables, mocks and the page for the worker's next file. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  if (typeof document !== 'undefined') emptyPage();
});

function emptyPage(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    if (element !== document.documentElement) element.replaceChildren();
  }
}
