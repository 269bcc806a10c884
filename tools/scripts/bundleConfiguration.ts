/**
 * Bundles the configuration into one module that Node loads without a compiler. Docusaurus would have Babel compile
 * each of its files and of the packages that they import, which takes 14 seconds in a new clone. This takes half a
 * second.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildFailure, type Plugin } from 'esbuild';
import { docsHashFile } from '../../packages/model/src/docsHash.ts';
import { writeChanged } from '../../packages/model/src/files.ts';

const SOURCE = 'docusaurus.config.ts';
const THEME = 'src/config/themeConfig.ts';
/** In Docusaurus's folder for generated files, from where the packages resolve. */
const FOLDER = '.docusaurus/configuration';

/** Replaces `import.meta.url` and `import.meta.dirname`, so that bundled files still get their own path. */
const fileLocations: Plugin = {
  name: 'file locations',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => ({
      contents: fs
        .readFileSync(file, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file))),
      loader: file.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};

/**
 * Leaves the docs' hash in its file. It changes with every page, and a changed configuration would invalidate the
 * bundler's cache. `packages/markdown/src/install` recompiles the pages that show it.
 */
const docsHash: Plugin = {
  name: 'hash of the docs',
  setup({ onLoad }) {
    onLoad({ filter: new RegExp(`/${docsHashFile}$`) }, ({ path: file }) => ({
      contents: `import fs from 'node:fs';\nexport default JSON.parse(fs.readFileSync(${JSON.stringify(file)}, 'utf8'));`,
    }));
  },
};

/**
 * Loads the compiler with `require`. For an `import`, Node would first search its nine megabytes for the names of
 * exports.
 */
const compiler: Plugin = {
  name: 'compiler',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^typescript$/ }, ({ path: name, kind }) =>
      kind === 'require-call' ? { path: name, external: true } : { path: name, namespace: 'compiler' },
    );
    onLoad({ filter: /./, namespace: 'compiler' }, () => ({
      contents: "export default require('typescript');",
    }));
  },
};

/** Leaves packages external, except Prism's languages, which have to run after the module that they extend. */
const packages: Plugin = {
  name: 'packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('prismjs/components/')
        ? undefined
        : { path: name, external: true },
    );
  },
};

/** Leaves the theme's settings in a module of their own, which is loaded again after a change. */
const theme: Plugin = {
  name: 'theme',
  setup({ onResolve }) {
    onResolve({ filter: new RegExp(`/${path.basename(THEME)}$`) }, ({ kind }) =>
      kind === 'entry-point' ? undefined : { path: './theme.mjs', external: true },
    );
  },
};

/**
 * Bundles the site's configuration.
 *
 * @param isDevMode - bundles it for `npm start`, without what only a build needs
 * @param prepare - is called if there is a configuration
 * @returns the file for Docusaurus's `--config`, or nothing without a configuration, which Docusaurus reports itself
 * @throws Error that names the line, if it can't be read
 */
export async function bundleConfiguration({ isDevMode = false, prepare = () => {} } = {}): Promise<
  string | undefined
> {
  if (!fs.existsSync(SOURCE)) return undefined;
  prepare();
  const folder = `${FOLDER}/${isDevMode ? 'start' : 'build'}`;
  const define: Record<string, string> = isDevMode
    ? { 'process.env.SITE_WRITING': '"1"', 'process.env.NODE_ENV': '"development"' }
    : {};
  const { outputFiles } = await build({
    entryPoints: { configuration: SOURCE, theme: THEME },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    write: false,
    logLevel: 'silent',
    define,
    // Plugins resolve files of packages with `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
    },
    plugins: [compiler, packages, fileLocations, docsHash, theme],
  }).catch(({ errors }: BuildFailure) => {
    throw new Error(
      errors
        .map(({ location, text }) => `${location?.file ?? SOURCE}:${location?.line ?? 1}: ${text}`)
        .join('\n'),
    );
  });
  const [settings = '', themeSettings = ''] = outputFiles.map(({ text }) => text);
  writeChanged(`${folder}/configuration.mjs`, settings);
  const isNewTheme = writeChanged(`${folder}/theme.mjs`, themeSettings);
  // Docusaurus leaves `.cjs` files to Node. The hash in it invalidates the bundler's cache when the configuration
  // changes. The theme's settings are only data of a module.
  const hash = createHash('sha256').update(settings).digest('hex');
  const file = `${folder}/docusaurus.config.cjs`;
  writeChanged(
    file,
    `// ${hash}\nmodule.exports = async () => {\n` +
      "  const { default: config } = await import('./configuration.mjs');\n" +
      "  const { mtimeMs } = require('node:fs').statSync(`${__dirname}/theme.mjs`);\n" +
      '  const { themeConfig } = await import(`./theme.mjs?${mtimeMs}`);\n' +
      '  return { ...(await config()), themeConfig };\n};\n',
  );
  // Docusaurus watches this file.
  if (isNewTheme) fs.utimesSync(file, new Date(), new Date());
  return file;
}
