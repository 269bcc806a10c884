import path from 'node:path';
import { buildSync } from 'esbuild';
import type { FinishedBuild } from '../FinishedBuild.ts';
import { headerPolicy } from '../policy.ts';
import type { EdgeSite } from './EdgeSite.ts';

/** Returns the data of a build that the function needs. */
const siteOf = (build: FinishedBuild): EdgeSite => ({
  base: build.base,
  policy: headerPolicy(build),
  pages: build.pages.map((page) =>
    page.markdown === undefined ? ([page.path] as const) : ([page.path, page.markdown] as const),
  ),
  moved: build.moved.map(({ path: oldAddress, to, markdownTo }) => [oldAddress, to, markdownTo] as const),
});

/** Bundles a host's function and the data of the build into one module, since neither host builds anything. */
export function bundle(host: 'cloudflare' | 'netlify', build: FinishedBuild): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(import.meta.dirname, `${host}.ts`)],
    bundle: true,
    write: false,
    format: 'esm',
    // Both hosts run newer versions than this.
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    define: { SITE: JSON.stringify(siteOf(build)) },
    banner: { js: `// Made by \`npm run deploy -- ${host}\` from deploy/edge. Change it there.` },
  });
  return outputFiles[0]?.text ?? '';
}
