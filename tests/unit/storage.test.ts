// @vitest-environment happy-dom
import fs from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readTable } from '../../packages/model/src/readTable.ts';
import { readStored, writeStored } from '../../src/components/Dom/storage.ts';
import { isShortcut, isSlashOn, setSlash } from '../../packages/search-ui/src/SearchBox/shortcut.ts';

const refuse = () => {
  throw new DOMException('Access is denied', 'SecurityError');
};

afterEach(() => {
  vi.unstubAllGlobals();
  writeStored('theme', null);
  setSlash(true);
});

describe.each([
  ['may not be touched', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['is full', { getItem: () => null, setItem: refuse, removeItem: () => undefined }],
])('where the storage %s', (_, storage) => {
  it('written values last as long as the page', () => {
    vi.stubGlobal('localStorage', storage);
    expect(readStored('theme')).toBeNull();
    writeStored('theme', 'value');
    expect(readStored('theme')).toBe('value');
    writeStored('theme', null);
    expect(readStored('theme')).toBeNull();
  });

  it('the shortcut follows its switch', () => {
    vi.stubGlobal('localStorage', storage);
    const leads = () => isShortcut(new KeyboardEvent('keydown', { key: '/' }));
    expect([isSlashOn(), leads()]).toEqual([true, true]);
    setSlash(false);
    expect([isSlashOn(), leads()]).toEqual([false, false]);
    setSlash(true);
    expect([isSlashOn(), leads()]).toEqual([true, true]);
  });
});

const presses = readTable('tests/unit/shortcuts.tsv', ['press', 'isShortcut']);
it.each(presses)('$press is the shortcut: $isShortcut', (row) => {
  const press = new KeyboardEvent('keydown', JSON.parse(row.press) as KeyboardEventInit);
  expect(String(isShortcut(press))).toBe(row.isShortcut);
});

it('a slash typed into a field is no shortcut', () => {
  const field = document.body.appendChild(document.createElement('input'));
  const presses: boolean[] = [];
  window.addEventListener('keydown', (event) => presses.push(isShortcut(event)));
  for (const target of [field, document.body])
    target.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  field.remove();
  expect(presses).toEqual([false, true]);
});

it('a storage that works again is used again', () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: () => undefined });
  writeStored('theme', 'one');
  vi.unstubAllGlobals();
  writeStored('theme', 'two');
  window.localStorage.setItem('theme', 'of another tab');
  expect(readStored('theme')).toBe('of another tab');
});

it('the privacy policy lists the keys of the storage, and no other', () => {
  const keysIn = (file: string, pattern: RegExp) =>
    [...fs.readFileSync(file, 'utf8').matchAll(pattern)].map(([, key]) => key?.replace('${string}', '*'));
  const used = keysIn('src/components/Dom/storage.ts', /^ {2}\| ['`](.*?)['`]/gm);
  expect(used).toHaveLength(8);
  expect(keysIn('docs/overview/privacy-policy.mdx', /^\| `(.*?)` \|/gm)).toEqual(used);
});
