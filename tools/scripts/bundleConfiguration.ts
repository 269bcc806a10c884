/**
 * The configuration as one module that Node reads by itself. Docusaurus would have Babel compile each of its files, and
 * of the packages that they import, which takes 14 seconds in a new clone. This takes half a second.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildFailure, type Plugin } from 'esbuild';
import { writeDocsHash } from '../../packages/model/src/docsHash.ts';

const SOURCE = 'docusaurus.config.ts';
/** Beside what Docusaurus generates, where it finds the packages. */
const FOLDER = '.docusaurus/configuration';

/** Files know their own place, also when they are in the bundle. */
const ownPlaces: Plugin = {
  name: 'own places',
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

/** Packages stay outside, but for languages of Prism: they have to begin behind the module that they add to. */
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
 * @returns the file that Docusaurus takes with `--config`, or nothing where there is no configuration: Docusaurus says so
 * @throws Error that names the line, if it can't be read
 */
export async function bundleConfiguration(): Promise<string | undefined> {
  if (!fs.existsSync(SOURCE)) return undefined;
  // The configuration names the archive of the docs that are built.
  writeDocsHash(process.cwd());
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    write: false,
    logLevel: 'silent',
    // Plugins find files of packages with it.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
    },
    plugins: [packages, ownPlaces],
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
  // Docusaurus leaves this kind of file to Node. The bundler's cache is for one configuration: another has another hash.
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

/** Whole or not at all: another program may be reading it. */
function write(file: string, text: string): void {
  fs.writeFileSync(`${file}.${process.pid}`, text);
  fs.renameSync(`${file}.${process.pid}`, file);
}
