import path from 'node:path';
import type { CurrentBundler, LoadContext, Plugin } from '@docusaurus/types';
import { sdkTrees } from '../../model/src/packages.ts';
import { hasReferences } from '../../model/src/symbols/References.ts';
import { compileProblems, type CompileError } from './compileProblems.ts';
import { isLazy } from './isLazy.ts';
import { middleware } from './middleware.ts';
import { routesOf } from './routes.ts';
import { store } from './Store.ts';
import { inlineFonts, withoutOldBrowsers } from './styles.ts';

interface Stats {
  toJson(options: object): { errors?: CompileError[] };
}

interface Compiler {
  hooks: { done: { tap(name: string, act: (stats: Stats) => void): void } };
}

type Middleware = (...args: unknown[]) => unknown;

/** API of Rspack that Docusaurus's types lack, since these are Webpack's. */
interface Rspack {
  lazyCompilationMiddleware(compiler: Compiler): Middleware;
}

const NAME = 'writing';

/**
 * Configures the dev server of `npm start`. A page is compiled when it's opened, and a panel in the page shows its
 * problems. Builds don't use this plugin.
 */
export default function writing({ siteDir, baseUrl, generatedFilesDir }: LoadContext): Plugin {
  const at = (file: string) => path.join(siteDir, 'packages/dev-server/src', file);
  const registry = path.join(generatedFilesDir, 'registry.js');
  return {
    name: NAME,
    getClientModules: () => [at('panel/index.ts')],
    async allContentLoaded({ allContent }) {
      store().routes = routesOf(allContent);
    },
    async contentLoaded({ actions }) {
      if (hasReferences(siteDir)) return;
      for (const tree of sdkTrees) {
        const route = { path: `${baseUrl}api/${tree}`, exact: false, priority: 1 };
        actions.addRoute({ ...route, component: '@site/packages/dev-server/src/Pending.tsx' });
      }
    },
    configurePostCss: withoutOldBrowsers,
    configureWebpack: (config, _isServer, { currentBundler }) => {
      inlineFonts(config);
      const compiled = lazyCompilationPlugin(currentBundler, siteDir);
      const answer = middleware(baseUrl, path.join(siteDir, 'build'));
      const settings = {
        lazyCompilation: { entries: false, imports: true, test: isLazy },
        // Writers don't debug code.
        devtool: false,
        plugins: [compiled],
        module: {
          rules: [
            {
              test: (file: string) => file === registry,
              enforce: 'pre',
              loader: at('stripWeakRefsLoader.mjs'),
            },
          ],
        },
        devServer: {
          // The panel shows errors more briefly.
          client: { overlay: false },
          // The browser is on the same machine, so compression takes longer than it saves.
          compress: false,
          // Returned middleware would follow all others, which already answer every request.
          setupMiddlewares(middlewares: unknown[]) {
            middlewares.unshift(
              { name: NAME, middleware: answer },
              { name: 'lazy-compilation', middleware: compiled.answer },
            );
            return [];
          },
        },
      };
      // The expected types are Webpack's, which lack these options for lazy compilation.
      return settings as object;
    },
  };
}

/** Compiles requested modules, and reports compilation errors to the panel. */
function lazyCompilationPlugin({ instance }: CurrentBundler, root: string) {
  let answer: Middleware | undefined;
  return {
    answer: (...args: unknown[]) => answer?.(...args),
    apply(compiler: Compiler): void {
      answer = (instance as unknown as Rspack).lazyCompilationMiddleware(compiler);
      compiler.hooks.done.tap(NAME, (stats) => {
        const { errors = [] } = stats.toJson({ all: false, errors: true });
        store().setCompileProblems(compileProblems(errors, root));
      });
    },
  };
}
