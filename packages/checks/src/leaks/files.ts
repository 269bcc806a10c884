import fs from 'node:fs';
import path from 'node:path';
import { browserFolders, filesUnder } from '../../../model/src/files.ts';
import { publishedPackages, sdkTrees } from '../../../model/src/packages.ts';

/** Everything that readers get, as it is or as a part of a page, a package or an archive. */
const FOLDERS = [
  'docs',
  'api',
  'src',
  'static',
  'openapi',
  'packages/downloads/src/starterApp/files',
  ...browserFolders,
  ...publishedPackages.flatMap(({ folder }) => [
    `${folder}/src`,
    `${folder}/README.md`,
    `${folder}/CHANGELOG.md`,
  ]),
];
const PUBLISHED = new RegExp(`^(?:${FOLDERS.join('|')})(?:/|$)`);
/** Matches files whose sources are checked. */
const GENERATED = new RegExp(`(?:^|/)(?:node_modules|generated)/|^api/(?:${sdkTrees.join('|')})/`);

export const isPublished = (file: string): boolean => PUBLISHED.test(file) && !GENERATED.test(file);

/** Returns every published file, and links of the file system in their place. */
export const publishedFiles = (root = '.'): string[] =>
  FOLDERS.flatMap((folder) =>
    fs.statSync(path.join(root, folder), { throwIfNoEntry: false })?.isDirectory()
      ? filesUnder(root, [folder])
      : [folder],
  ).filter((file) => {
    const stats = fs.lstatSync(path.join(root, file), { throwIfNoEntry: false });
    return isPublished(file) && stats !== undefined && !stats.isDirectory();
  });
