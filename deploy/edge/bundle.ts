import path from 'node:path';
import { buildSync } from 'esbuild';
import type { FinishedBuild } from '../FinishedBuild.ts';
import { headerPolicy } from '../policy.ts';
import type { Site } from './Site.ts';

/** What the function needs to know of a build. */
const siteOf = (build: FinishedBuild): Site => ({
  base: build.base,
  policy: headerPolicy(build),
  pages: build.pages.map((page) =>
    page.markdown === undefined ? ([page.path] as const) : ([page.path, page.markdown] as const),
  ),
  moved: build.moved.map(({ path: old, to, markdownTo }) => [old, to, markdownTo] as const),
});

/** One module for a host's function, with the build's facts in it: neither host builds anything. */
export function bundle(host: 'cloudflare' | 'netlify', build: FinishedBuild): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(import.meta.dirname, `${host}.ts`)],
    bundle: true,
    write: false,
    format: 'esm',
    // What both run now is newer than this.
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    define: { SITE: JSON.stringify(siteOf(build)) },
    banner: { js: `// Made by \`npm run deploy -- ${host}\` from deploy/edge. Change it there.` },
  });
  return outputFiles[0]?.text ?? '';
}
