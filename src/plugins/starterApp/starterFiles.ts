import fs from 'node:fs';
import path from 'node:path';
import { sdkPackages } from '../../../facts/packages.ts';
import { fencedBlocks, type Sample } from '../../../facts/samples/extract.ts';
import { starterFolder } from '../../config/starter.ts';
import { archiveOf, codeOf, filesOf, servedArchive } from '../packages/packageFiles.ts';
import { preparePackages } from '../packages/preparePackages.ts';
import { bytesAtServedAddress } from '../servedAddress/atServedAddress.ts';

/** The page whose blocks are the app. */
export const pageFile = 'docs/products/integrate-sdk-react-existing.mdx';

/** The files of a new app, which the page shows changes of at most. */
const OWN_FILES = 'src/plugins/starterApp/files';

/** The app for Vite: the blocks under `app/` are the same for Next.js. */
const isFile = ({ title = '', language }: Sample) => language !== 'diff' && /^src\/[\w.]+$/.test(title);

/** The files that the page shows, by path: a block whose title is a path is that file. */
export function filesOfPage(
  text: string,
  file = pageFile,
  own: ReadonlySet<string> = new Set(),
): Map<string, string> {
  const files = new Map<string, string>();
  for (const { title = '', code, line } of fencedBlocks(text, file).filter(isFile)) {
    if (files.has(title)) throw new Error(`${file}:${line}: shows ${title} a second time`);
    files.set(title, `${code}\n`);
  }
  checkImports(files, own, file);
  return files;
}

/** A file that imports another one of the app needs the page to show that one too. */
function checkImports(files: ReadonlyMap<string, string>, own: ReadonlySet<string>, page: string): void {
  for (const [name, code] of files) {
    for (const [, target = ''] of code.matchAll(/(?:from|import)\s+'\.\/([\w.]+)'/g)) {
      const isThere = ['', '.tsx', '.ts'].some((ending) => {
        const name = `src/${target}${ending}`;
        return files.has(name) || own.has(name);
      });
      if (!isThere) throw new Error(`${page}: ${name} needs src/${target}, which the page does not show`);
    }
  }
}

const encode = (text: string) => new TextEncoder().encode(text);

interface PackedPackage {
  name: string;
  archive: { name: string; content: Uint8Array };
}

/** The SDKs' archives that the site serves; before a release, the code that it will have. */
const packSdks = (root: string): PackedPackage[] =>
  sdkPackages.map((sdk) => ({
    name: sdk.name,
    archive: servedArchive(root, sdk) ?? archiveOf(codeOf(root, preparePackages(root), sdk)),
  }));

/** The manifest with the packed packages as its first dependencies: npm installs them from the archive. */
function withPackages(text: string, packages: readonly PackedPackage[]): string {
  const manifest = JSON.parse(text) as { dependencies: Record<string, string> };
  const packed = packages.map(({ name, archive }) => [name, `file:packages/${archive.name}`]);
  manifest.dependencies = { ...Object.fromEntries(packed), ...manifest.dependencies };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Everything in the archive, by path. */
export function starterFiles(root: string): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const add = (name: string, content: Uint8Array) =>
    files.set(`${starterFolder}/${name}`, bytesAtServedAddress(content));
  const own = path.join(root, OWN_FILES);
  const given = filesOf(own);
  for (const [name, content] of given) add(name, content);
  const page = fs.readFileSync(path.join(root, pageFile), 'utf8');
  for (const [name, code] of filesOfPage(page, pageFile, new Set(given.keys()))) add(name, encode(code));
  const packages = packSdks(root);
  for (const { archive } of packages) add(`packages/${archive.name}`, archive.content);
  add(
    'package.json',
    encode(withPackages(fs.readFileSync(path.join(own, 'package.json'), 'utf8'), packages)),
  );
  add('LICENSE', fs.readFileSync(path.join(root, 'LICENSE')));
  return files;
}
