import path from 'node:path';
import { buildSync } from 'esbuild';
import type { FinishedBuild } from '../FinishedBuild.ts';
import { headerPolicy } from '../policy.ts';
import type { WorkerSite } from './route.ts';

/** Returns the data of a build that the worker needs. */
const siteOf = (build: FinishedBuild): WorkerSite => ({
  base: build.base,
  policy: headerPolicy(build),
  pages: build.pages.map((page) =>
    page.markdown === undefined ? ([page.path] as const) : ([page.path, page.markdown] as const),
  ),
  moved: build.moved.map(({ path: oldAddress, to, markdownTo }) => [oldAddress, to, markdownTo] as const),
});

/** Bundles the worker and the data of the build into one module. */
export function bundle(build: FinishedBuild): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(import.meta.dirname, 'worker.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    // Workers run newer versions than this.
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    define: { SITE: JSON.stringify(siteOf(build)) },
    banner: { js: '// Made by `npm run deploy -- cloudflare` from deploy/cloudflare. Change it there.' },
  });
  return outputFiles[0]?.text ?? '';
}
