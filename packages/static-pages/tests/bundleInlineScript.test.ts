import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { bundleInlineScript } from '../src/index.ts';

const file = fileURLToPath(new URL('../src/client/inline/watchPage.ts', import.meta.url));

it.each(['/', '/nacre/'])(
  'the script in the head of every page is small, and causes no permission prompt (%s)',
  (base) => {
    const script = bundleInlineScript(file, base);
    expect(Buffer.byteLength(script)).toBeLessThan(1000);
    expect(script).toContain(`built for ${base} and`);
    expect(script).not.toMatch(/innerHTML|\beval\b|\.style\b|setAttribute\("style|<\/|import\(/);
    expect(bundleInlineScript(file, base)).toBe(script);
  },
);
