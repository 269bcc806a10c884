import { buildSync } from 'esbuild';

/** Bundles the inline script for every page's head. */
export function bundleInlineScript(file: string, baseUrl: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    // Ignores the site's own settings for its sources.
    tsconfigRaw: '{}',
    define: { BASE_URL: JSON.stringify(baseUrl) },
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
