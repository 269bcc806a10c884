import fs from 'node:fs';
import path from 'node:path';

/** Folders of hand-written pages: the guides, the pages next to the references, and the parts of the home page. */
export const pageFolders = ['docs', 'api', 'src/pages'];
export const writtenPage = /^(?:docs\/.*|api\/[^/]*|src\/pages\/.*)\.mdx?$/;

/** Whether a file counts for checks of pages. A page's own text is part of its key, and no other page counts. */
export const isCounted = (name: string): boolean =>
  !(/\.mdx?$/.test(name) && pageFolders.some((folder) => name.startsWith(`${folder}/`)));

export const sourceFolders = (root: string): string[] =>
  fs
    .readdirSync(path.join(root, 'packages'))
    .toSorted()
    .map((room) => `packages/${room}/src`)
    .filter((folder) => fs.existsSync(path.join(root, folder)));

/** Folders outside `src` of the code that runs in a reader's browser, with its texts and styles. */
export const browserFolders = [
  'packages/api-page/src/browser',
  'packages/samples/src/browser',
  'packages/search-ui/src',
  'packages/static-pages/src/client',
  'packages/static-pages/src/documents',
];

/** Writes a file at once, because other processes may read it, and a build may be stopped. Creates its folder. */
export function writeFile(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(unfinished, content);
  fs.renameSync(unfinished, file);
}

/**
 * Writes a file only if its text has changed, since bundlers detect changes by the file's time. Returns whether it has.
 */
export function writeChanged(file: string, text: string): boolean {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return false;
  writeFile(file, text);
  return true;
}

/**
 * Returns the files below folders that match a pattern, recursively, as paths from the root with `/`. Each folder's
 * files are sorted alphabetically. Links to folders are among the files, and not followed.
 */
export const filesUnder = (root: string, folders: readonly string[], pattern = /./): string[] =>
  folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).replaceAll('\\', '/'))
      .filter((file) => pattern.test(file))
      .toSorted(),
  );
