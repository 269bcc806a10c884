// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryIndex, returnTo } from '../../packages/static-pages/src/documents/historyEntry.ts';
import { isReachable, showUnreachableNotice } from '../../src/components/PageNotice/loadAddress.ts';
import { hideNotice, showNotice } from '../../src/components/PageNotice/notice.ts';

const notices = () => [...document.querySelectorAll<HTMLElement>('[role=alert]')];
const buttons = () => [...document.querySelectorAll('button')];

beforeEach(() => {
  document.body.innerHTML = '<main>Text</main>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a notice', () => {
  it('is before the text, alone, with the reader’s options', () => {
    const act = vi.fn();
    showNotice({ text: 'One.', label: 'Reload', act });
    showNotice({ text: 'Two.', label: 'Retry', act });
    expect(notices().map(({ textContent }) => textContent)).toEqual(['Two. Retry Close']);
    expect(document.body.firstElementChild).toBe(notices()[0]);
    buttons()[0]?.click();
    expect(act).toHaveBeenCalledOnce();
    buttons()[1]?.click();
    expect(notices()).toEqual([]);
  });

  it('keeps the focus when its text changes', () => {
    showNotice({ text: 'One.', label: 'Retry', act: () => undefined });
    buttons()[0]?.focus();
    showNotice({ text: 'Two.', label: 'Retry', act: () => undefined });
    expect(document.activeElement).toBe(buttons()[0]);
    hideNotice();
    (document.activeElement as HTMLElement | null)?.blur();
    showNotice({ text: 'Three.', label: 'Retry', act: () => undefined });
    expect(document.activeElement).not.toBe(buttons()[0]);
  });
});

describe('a site', () => {
  const answer = (fetch: () => Promise<Partial<Response>>) => vi.stubGlobal('fetch', vi.fn(fetch));

  it.each([
    [200, true],
    // The page is missing, but the site answers with its not-found page.
    [404, true],
    [502, false],
  ])('that answers %i is reachable: %s', async (status, isThere) => {
    answer(() => Promise.resolve({ status }));
    expect(await isReachable('/guide')).toBe(isThere);
    expect(fetch).toHaveBeenCalledWith('/guide', expect.objectContaining({ method: 'HEAD' }));
  });

  it('that does not answer is not reachable', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await isReachable('/guide')).toBe(false);
  });

  it.each([
    [true, /^The site does not answer/],
    [false, /^You seem to be offline/],
  ])('is reported as not answering, with the cause that the browser knows (online: %s)', (onLine, text) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    showUnreachableNotice('/guide');
    expect(notices()[0]?.textContent).toMatch(text);
    window.dispatchEvent(new Event('online'));
    expect(notices()[0]?.textContent).toMatch(/^You are online again\./);
  });
});

describe("the tab's history", () => {
  const stubEntry = (index: number | undefined) =>
    vi.stubGlobal('navigation', index === undefined ? undefined : { currentEntry: { index } });

  it.each([
    ['back', 3, 2, -1],
    ['forward', 1, 4, 3],
  ])('goes %s to the page’s entry', (_, now, shown, step) => {
    const go = vi.spyOn(window.history, 'go').mockReturnValue(undefined);
    stubEntry(now);
    expect(entryIndex()).toBe(now);
    expect(returnTo(shown)).toBe(true);
    expect(go).toHaveBeenCalledWith(step);
  });

  it('stays in browsers without the Navigation API', () => {
    const go = vi.spyOn(window.history, 'go').mockReturnValue(undefined);
    stubEntry(undefined);
    expect(returnTo(2)).toBe(false);
    stubEntry(2);
    expect(returnTo(undefined)).toBe(false);
    expect(go).not.toHaveBeenCalled();
  });
});
