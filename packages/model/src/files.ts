import fs from 'node:fs';
import path from 'node:path';

/** What people wrote under these: the guides, the pages beside the references, and the parts of the home page. */
export const pageFolders = ['docs', 'api', 'src/pages'];
export const writtenPage = /^(?:docs\/.*|api\/[^/]*|src\/pages\/.*)\.mdx?$/;

/** The files in folders and below them that are like a pattern, from the root, with `/`: each folder's by the alphabet. */
export const filesUnder = (root: string, folders: readonly string[], pattern = /./): string[] =>
  folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
      .filter((file) => pattern.test(file))
      .toSorted(),
  );
