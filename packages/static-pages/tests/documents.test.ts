// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyState } from '../src/documents/copyState.ts';
import { dataElement, type PageData } from '../../model/src/PageData.ts';
import { listenToTabs } from '../../../src/components/Tabs/tabs.ts';

const data = (title: string, permalink: string) =>
  ({ metadata: { title, permalink }, frontMatter: {}, toc: [], assets: {} }) as unknown as PageData;

afterEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('pages', () => {
  const answer = (body: unknown, status = 200) =>
    vi.fn((address: string) => {
      const response = new Response(JSON.stringify(body), { status });
      // Sets the address that answered, as a browser does.
      Object.defineProperty(response, 'url', { value: new URL(address, window.location.href).href });
      return Promise.resolve(response);
    });
  /** Sets the address of the document that the server sent. */
  const opened = (path: string) =>
    (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(
      `https://docs.example${path}`,
    );
  beforeEach(() => opened('/search'));
  const load = async (path: string, baseUrl = '/') => {
    const { loadPage } = await import('../src/documents/pages.ts');
    return loadPage(path, baseUrl);
  };

  it('are read from the document that the server sent, and not fetched', async () => {
    const fetched = answer({});
    vi.stubGlobal('fetch', fetched);
    document.body.innerHTML = `<div id="page-body"><p>Text</p></div>${dataElement(data('</script> & <b>', '/one'))}`;
    opened('/one/');
    const page = await load('/one');
    expect(page?.data.metadata.title).toBe('</script> & <b>');
    expect(page?.body.__html).toBe('<p>Text</p>');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('are undefined if the server sent no document', async () => {
    document.body.innerHTML = '<main>Not found</main>';
    opened('/nowhere');
    expect(await load('/nowhere')).toBeUndefined();
  });

  it('are not mistaken for another page requested before the app has read its own', async () => {
    opened('/one');
    document.body.innerHTML = `<div id="page-body">One</div>${dataElement(data('One', '/one'))}`;
    vi.stubGlobal('fetch', answer({ data: data('Two', '/two'), html: 'Two' }));
    expect((await load('/two'))?.data.metadata.title).toBe('Two');
    expect((await load('/one'))?.data.metadata.title).toBe('One');
  });

  it('are fetched once as data, with or without a trailing slash in their path', async () => {
    const fetched = answer({ data: data('Two', '/base/two/'), html: '<p>Two</p>' });
    vi.stubGlobal('fetch', fetched);
    const page = await load('/base/two/', '/base/');
    expect(await load('/base/two', '/base/')).toBe(page);
    expect(page?.body.__html).toBe('<p>Two</p>');
    expect(fetched.mock.calls.map(([address]: unknown[]) => address)).toEqual(['/base/fragments/two.json']);
  });

  it('are requested again after a failure', async () => {
    vi.stubGlobal('fetch', answer({}, 503));
    await expect(load('/three')).rejects.toThrow('/fragments/three.json: status 503');
    vi.stubGlobal('fetch', answer({ data: data('Three', '/three'), html: '' }));
    expect((await load('/three'))?.data.metadata.title).toBe('Three');
  });
});

describe('the input of a reader before an island hydrates', () => {
  it('is carried over: text, open details, focus and selection', async () => {
    document.body.innerHTML =
      '<div id="old"><details open></details><textarea></textarea></div><div id="new"><details></details><textarea></textarea></div>';
    const [old, fresh] = ['old', 'new'].map((id) => document.getElementById(id) as HTMLElement) as [
      HTMLElement,
      HTMLElement,
    ];
    const [before, after] = [old, fresh].map((element) => element.querySelector('textarea')) as [
      HTMLTextAreaElement,
      HTMLTextAreaElement,
    ];
    before.value = 'sdk/timeout';
    before.focus();
    before.setSelectionRange(3, 5);
    const heard = vi.fn();
    after.addEventListener('input', heard);
    copyState([old], [fresh]);
    // The text is carried over in a microtask, after React's commit.
    await Promise.resolve();
    expect(after.value).toBe('sdk/timeout');
    expect(heard).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(after);
    expect([after.selectionStart, after.selectionEnd]).toEqual([3, 5]);
    expect(fresh.querySelector('details')?.open).toBe(true);
  });

  it('is not carried over to an element of another kind', () => {
    document.body.innerHTML = '<div id="old"><input value="a"></div><div id="new"><button></button></div>';
    const [old, fresh] = ['old', 'new'].map((id) => document.getElementById(id) as HTMLElement) as [
      HTMLElement,
      HTMLElement,
    ];
    old.querySelector('input')?.focus();
    copyState([old], [fresh]);
    expect(document.activeElement).not.toBe(fresh.querySelector('button'));
  });
});

describe('tabs', () => {
  const box = (group: string, ...values: string[]) =>
    `<div data-tabs="${group}"><ul role="tablist">${values
      .map(
        (value, index) =>
          `<li role="tab" tabindex="${index === 0 ? 0 : -1}" aria-selected="${index === 0}" data-value="${value}">${value}</li>`,
      )
      .join(
        '',
      )}</ul><div>${values.map((_, index) => `<div role="tabpanel"${index === 0 ? '' : ' hidden'}></div>`).join('')}</div></div>`;
  const chosen = () =>
    [...document.querySelectorAll('[data-tabs]')].map((element) => [
      element.querySelector('[aria-selected="true"]')?.textContent,
      [...element.querySelectorAll('[role="tabpanel"]')].findIndex((panel) => !panel.hasAttribute('hidden')),
    ]);
  const tab = (index: number, value: string) =>
    document.querySelectorAll('[data-tabs]')[index]?.querySelector<HTMLElement>(`[data-value="${value}"]`);

  beforeEach(() => vi.stubGlobal('scrollBy', vi.fn()));
  listenToTabs();

  it('without a group are independent, and are not saved', () => {
    document.body.innerHTML = box('', 'a', 'b') + box('', 'a', 'b');
    tab(1, 'b')?.click();
    expect(chosen()).toEqual([
      ['a', 0],
      ['b', 1],
    ]);
    expect(localStorage.length).toBe(0);
  });

  it('are chosen by arrow keys, Home and End, and the focused one with Enter or the space bar', () => {
    document.body.innerHTML = box('keys', 'a', 'b', 'c');
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    tab(0, 'a')?.focus();
    const focusedTabs = ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'End', 'Home'].map((key) => {
      press(key);
      return document.activeElement?.textContent;
    });
    expect(focusedTabs).toEqual(['c', 'a', 'b', 'c', 'a']);
    press('ArrowRight');
    expect(chosen()).toEqual([['b', 1]]);
    press('End');
    expect(chosen()).toEqual([['c', 2]]);
    for (const [key, value] of [
      ['Enter', 'a'],
      [' ', 'b'],
    ] as const) {
      tab(0, value)?.focus();
      press(key);
      expect(chosen()[0]?.[0]).toBe(value);
    }
  });
});
