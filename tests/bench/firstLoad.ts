/**
 * What a first visit loads as script, and what colored code costs: `npm run bench:site`. With folders as arguments,
 * it measures those builds side by side: `npm run bench:site -- build ../older/build`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { fencedBlocks } from '../../facts/samples/extract.ts';
import { marksOf } from '../../src/plugins/codeBlocks/marksOf.ts';
import { buildDirectory } from '../support/build.ts';

const PAGES = ['/', '/products/nacre-auth', '/api/how-tos', '/api/sdk-base/Class.Client'];
const GUIDES = ['docs', 'api'];
const LANGUAGES = ['markup', 'clike', 'javascript', 'typescript', 'jsx', 'tsx'];
const ADDED = ['bash', 'diff', 'http', 'json', 'python'];

const brotli = (text: string | Uint8Array) => brotliCompressSync(text).length;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Brotli bytes of the scripts that every page loads, and of each page's own. */
function firstLoad(folder: string): Map<string, number> {
  const scripts = path.join(folder, 'assets/js');
  const files = fs.readdirSync(scripts).filter((name) => name.endsWith('.js'));
  const read = (name: string) => fs.readFileSync(path.join(scripts, name), 'utf8');
  const sizes = new Map<string, number>();
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  const shared = [...html.matchAll(/<script[^>]*\ssrc="?[^">\s]*\/assets\/js\/([^">\s]+)/g)];
  if (shared.length === 0) throw new Error(`${folder}/index.html loads no script`);
  sizes.set(
    'every page',
    shared.reduce((sum, [, name = '']) => sum + brotli(read(name)), 0),
  );
  for (const page of PAGES.slice(1)) {
    const own = files.find((name) => read(name).includes(`"permalink":"${page}","draft"`));
    if (!own) throw new Error(`${folder} has no script for ${page}`);
    sizes.set(page, brotli(read(own)));
  }
  return sizes;
}

async function bundled(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external: ['react'],
  });
  return brotli(outputFiles[0]?.contents ?? new Uint8Array());
}

/** What the colors add to a page, as marks in its own script. */
function marksBytes(file: string): number {
  const text = fs.readFileSync(file, 'utf8');
  const marks = fencedBlocks(text, file).map(({ code, language }) => marksOf(code, language));
  return brotli([text, ...marks].join('\n')) - brotli(text);
}

async function main(): Promise<void> {
  const folders = process.argv.slice(2);
  for (const folder of folders.length > 0 ? folders : [buildDirectory]) {
    console.log(`${folder}, script of a first visit, brotli`);
    for (const [name, bytes] of firstLoad(folder)) console.log(`  ${name}: ${kB(bytes)}`);
  }
  const grammars = (names: string[]) => names.map((name) => `import 'prismjs/components/prism-${name}.js';`);
  const theme = await bundled(
    `export { Highlight } from 'prism-react-renderer'; ${grammars(ADDED).join('')}`,
  );
  const smallest = await bundled(
    `export { default } from 'prismjs'; ${grammars([...LANGUAGES.slice(3), ...ADDED]).join('')}`,
  );
  const guides = GUIDES.flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => marksBytes(path.join(folder, name))),
  ).filter((bytes) => bytes > 0);
  const mean = guides.reduce((sum, bytes) => sum + bytes, 0) / guides.length;
  console.log('Colors of code, brotli');
  console.log(
    `  Prism as the theme loads it: ${kB(theme)}; with the site's languages alone: ${kB(smallest)}`,
  );
  console.log(
    `  as marks in a page's script: ${Math.round(mean)} bytes on average, ${Math.max(...guides)} at most`,
  );
}

void main();
