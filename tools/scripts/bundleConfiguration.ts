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

const SOURCE = 'docusaurus.config.ts';
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

/**
 * Bundles the site's configuration.
 *
 * @param prepare - is called if there is a configuration
 * @returns the file for Docusaurus's `--config`, or nothing without a configuration, which Docusaurus reports itself
 * @throws Error that names the line, if it can't be read
 */
export async function bundleConfiguration(prepare = () => {}): Promise<string | undefined> {
  if (!fs.existsSync(SOURCE)) return undefined;
  prepare();
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    write: false,
    logLevel: 'silent',
    // Plugins resolve files of packages with `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
    },
    plugins: [packages, fileLocations, docsHash],
  }).catch(({ errors }: BuildFailure) => {
    throw new Error(
      errors
        .map(({ location, text }) => `${location?.file ?? SOURCE}:${location?.line ?? 1}: ${text}`)
        .join('\n'),
    );
  });
  const text = outputFiles.map((file) => file.text).join('');
  fs.mkdirSync(FOLDER, { recursive: true });
  write(`${FOLDER}/configuration.mjs`, text);
  // Docusaurus leaves `.cjs` files to Node. The hash in it invalidates the bundler's cache when the configuration
  // changes.
  const hash = createHash('sha256').update(text).digest('hex');
  const file = `${FOLDER}/docusaurus.config.cjs`;
  write(
    file,
    `// ${hash}\nmodule.exports = async () => {\n` +
      "  const { default: config } = await import('./configuration.mjs');\n" +
      "  return typeof config === 'function' ? config() : config;\n};\n",
  );
  return file;
}

/** Writes a new text atomically, since another program may be reading the file. */
function write(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.writeFileSync(`${file}.${process.pid}`, text);
  fs.renameSync(`${file}.${process.pid}`, file);
}
