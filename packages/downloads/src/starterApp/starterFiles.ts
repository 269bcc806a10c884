import fs from 'node:fs';
import path from 'node:path';
import { sdkPackages } from '../../../model/src/packages.ts';
import { applyDiff } from '../../../model/src/samples/applyDiff.ts';
import { fencedBlocks } from '../../../model/src/samples/extract.ts';
import { starterFolders, type Framework } from '../../../../src/config/starter.ts';
import { archiveOf, codeOf, filesOf, servedArchive } from '../packageFiles.ts';
import { preparedPackages } from '../../../model/src/preparedFolder.ts';
import { replaceAddressInBytes } from '../../../markdown/src/servedAddress/replaceAddress.ts';

/** The page with the code blocks of the apps. */
export const pageFile = 'docs/products/integrate-sdk-react-existing.mdx';

/** The folder of the app files that aren't on the page: a folder for each app, and one with shared files. */
const OWN_FILES = 'packages/downloads/src/starterApp/files';

interface Starter {
  /** Matches titles of the blocks that are files of the app. */
  files: RegExp;
  /** Matches titles of the diffs to apply to the app's own files, which already contain all other diffs. */
  changes?: RegExp;
  /** Path of the style sheet that the apps share. */
  style: string;
}

const STARTERS: Record<Framework, Starter> = {
  vite: { files: /^src\/\w+\.\w+$/, style: 'src/index.css' },
  next: {
    // `src/sandbox.tsx` is the entry of the app for Vite.
    files: /^(?:app\/\w+\.\w+|proxy\.ts|src\/(?!sandbox\.)\w+\.\w+)$/,
    changes: /^app\/layout\.tsx$/,
    style: 'app/globals.css',
  },
};

/**
 * Returns the files of an app by path. A block of the page with a path as its title is that file, and a diff changes
 * it.
 *
 * @param appFiles - the app's files that aren't on the page
 */
export function filesOfPage(
  text: string,
  file: string,
  framework: Framework,
  appFiles: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const { files: isFile, changes: isChange } = STARTERS[framework];
  const files = new Map(appFiles);
  for (const { title = '', language, code, line } of fencedBlocks(text, file)) {
    const before = files.get(title);
    if (language === 'diff') {
      if (isChange?.test(title)) files.set(title, changeFile(before, code, `${file}:${line}: ${title}`));
    } else if (isFile.test(title)) {
      if (before !== undefined)
        throw new Error(`${file}:${line}: another block already has the title ${title}. Remove one of them.`);
      files.set(title, `${code}\n`);
    }
  }
  checkImports(files, file);
  return files;
}

function changeFile(before: string | undefined, diff: string, location: string): string {
  if (before === undefined)
    throw new Error(`${location}: the diff changes a file that the app doesn't have. Correct its title.`);
  try {
    return applyDiff(before, diff);
  } catch (error) {
    throw new Error(`${location}: ${(error as Error).message}`, { cause: error });
  }
}

/** Throws an error if a file imports another file of the app that the page doesn't show. */
function checkImports(files: ReadonlyMap<string, string>, page: string): void {
  for (const [name, code] of files) {
    for (const [, target = ''] of code.matchAll(/(?:from|import)[\s(]+['"](\.\.?\/[\w./]+)['"]/g)) {
      const imported = path.posix.join(path.posix.dirname(name), target);
      if (!['', '.tsx', '.ts'].some((ending) => files.has(imported + ending)))
        throw new Error(
          `${page}: ${name} imports ${imported}, but no block of the page has this title. Add the block.`,
        );
    }
  }
}

/** Returns the SDKs' archives that the site serves, or before a release, archives of the current code. */
const packSdks = (root: string) =>
  sdkPackages.map((sdk) => ({
    name: sdk.name,
    archive: servedArchive(root, sdk) ?? archiveOf(codeOf(root, preparedPackages(root), sdk)),
  }));

/** Adds the packed packages to the start of the manifest's dependencies, so that npm installs them from the archive. */
function withPackages(text: string, packages: ReturnType<typeof packSdks>): string {
  const manifest = JSON.parse(text) as { dependencies: Record<string, string> };
  const packed = packages.map(({ name, archive }) => [name, `file:packages/${archive.name}`]);
  manifest.dependencies = { ...Object.fromEntries(packed), ...manifest.dependencies };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Returns all files of an archive by path. */
export function starterFiles(root: string, framework: Framework): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const add = (name: string, content: Uint8Array) =>
    files.set(`${starterFolders[framework]}/${name}`, replaceAddressInBytes(content));
  const appFiles = new Map(
    [...filesOf(path.join(root, OWN_FILES, framework))].map(([name, content]) => [name, content.toString()]),
  );
  appFiles.set(
    STARTERS[framework].style,
    fs.readFileSync(path.join(root, OWN_FILES, 'shared/style.css'), 'utf8'),
  );
  const packages = packSdks(root);
  appFiles.set('package.json', withPackages(appFiles.get('package.json') ?? '', packages));
  const page = fs.readFileSync(path.join(root, pageFile), 'utf8');
  for (const [name, code] of filesOfPage(page, pageFile, framework, appFiles)) add(name, Buffer.from(code));
  for (const { archive } of packages) add(`packages/${archive.name}`, archive.content);
  add('LICENSE', fs.readFileSync(path.join(root, 'LICENSE')));
  return files;
}
