// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Loads the module anew, because it warns only once per page. */
function load() {
  vi.resetModules();
  return import('../../src/components/Dom/storageSlot.ts');
}

const slotOf = async (key: string) => (await load()).createStorageSlot(key);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  window.localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('saves a choice, removes it, and notifies listeners of changes', async () => {
  const slot = await slotOf('theme');
  const heard: unknown[] = [];
  const stop = slot.listen(({ newValue }) => heard.push(newValue));
  slot.set('dark');
  slot.set('dark');
  expect(slot.get()).toBe('dark');
  slot.del();
  expect(slot.get()).toBeNull();
  stop();
  slot.set('light');
  expect(heard).toEqual(['dark', null]);
  expect(console.warn).not.toHaveBeenCalled();
});

it('provides a component with the choice, and each new one', async () => {
  const { useStorageSlot, listStorageKeys } = await load();
  const { act, renderHook } = await import('@testing-library/react');
  const { result } = renderHook(() => useStorageSlot('theme'));
  expect(result.current[0]).toBeNull();
  act(() => result.current[1].set('dark'));
  expect(result.current[0]).toBe('dark');
  expect(listStorageKeys()).toEqual(['theme']);
});

it('warns once if the storage is full, and notifies no component of a change', async () => {
  const slot = await slotOf('theme');
  const heard = vi.fn();
  slot.listen(heard);
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  };
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as unknown as Storage);
  slot.set('dark');
  slot.set('light');
  expect(slot.get()).toBeNull();
  expect(heard).not.toHaveBeenCalled();
  expect(console.warn).toHaveBeenCalledOnce();
});

it('warns once if the browser refuses its storage', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  const slot = await slotOf('theme');
  expect(slot.get()).toBeNull();
  slot.set('dark');
  slot.del();
  expect(console.warn).toHaveBeenCalledOnce();
});
