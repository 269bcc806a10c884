import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { bundleInlineScript } from '../src/index.ts';

it.each([
  ['watchPage', '/', 1000, 'built for / and'],
  ['watchPage', '/nacre/', 1000, 'built for /nacre/ and'],
  ['showStoredTabs', '/', 400, 'data-tabs'],
])(
  'a script in the head of every page is small, and causes no permission prompt (%s, %s)',
  (name, base, limit, text) => {
    const file = fileURLToPath(new URL(`../src/client/inline/${name}.ts`, import.meta.url));
    const script = bundleInlineScript(file, base);
    expect(Buffer.byteLength(script)).toBeLessThan(limit);
    expect(script).toContain(text);
    expect(script).not.toMatch(/innerHTML|\beval\b|\.style\b|setAttribute\("style|<\/|import\(/);
    expect(bundleInlineScript(file, base)).toBe(script);
  },
);
