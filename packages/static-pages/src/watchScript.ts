import { buildSync } from 'esbuild';

/** The script that stands in every page's head, as it stands there. */
export function watchScript(file: string, baseUrl: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    // Nothing but what is written: not the site's own settings for its sources.
    tsconfigRaw: '{}',
    define: { BASE_URL: JSON.stringify(baseUrl) },
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
