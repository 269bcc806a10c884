import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { docsHashFile } from '../docsHash.ts';
import { filesUnder, pageFolders } from '../files.ts';
import { openapiFile } from '../openapi/readDescription.ts';
import { sdkPackages } from '../packages.ts';
import { moduleGraphFiles } from '../moduleGraphFiles.ts';

/** The results of the check of samples for one page. */
export interface CheckedPage {
  /** Hash of everything that the page's samples were checked with. */
  inputs: string;
  compiled: number;
  run: number;
  /** Number of samples compared with their targets: commands, and JSON with its schema. */
  compared: number;
}

/** Results by the page's file. */
export type CheckedPages = Readonly<{ [file: string]: CheckedPage }>;

/** The file in which the check records its results for the build. Git ignores it. */
const CACHE_FILE = 'node_modules/.cache/checked-samples.json';

/** Returns the pages that may contain samples: hand-written ones, and those generated from the SDKs' comments. */
export const samplePages = (root: string): string[] =>
  filesUnder(
    root,
    pageFolders.filter((folder) => fs.existsSync(path.join(root, folder))),
    /\.mdx?$/,
  );

/** The programs that check samples: the check, and the program that it starts in a separate process. */
const PROGRAMS = [
  'packages/checks/src/checkSamples.ts',
  'packages/samples/src/check/run/child/runSequentially.ts',
];

/**
 * Returns the data files that the programs read besides the pages: the API's description, the packages' versions and
 * settings, and releases.
 */
const dataFiles = (root: string): string[] => [
  openapiFile,
  'package-lock.json',
  'tsconfig.json',
  ...filesUnder(
    root,
    ['packages/history/releases'],
    /^packages\/history\/releases\/\d.*(?:\.json|\/SHA256SUMS)$/,
  ),
];

/** Returns every file that can change the result for any page: the SDKs, the modules of the check, and its data. */
export function sharedInputs(root: string): string[] {
  const modules = moduleGraphFiles(...PROGRAMS.map((program) => pathToFileURL(path.join(root, program))));
  const files = [
    ...modules.map((file) => path.relative(root, file).replaceAll('\\', '/')),
    ...sdkPackages.flatMap(({ folder }) => [
      `${folder}/package.json`,
      `${folder}/README.md`,
      `${folder}/tsconfig.json`,
      ...filesUnder(root, [`${folder}/src`], /\.tsx?$/),
    ]),
    ...dataFiles(root),
  ];
  // The hash of the docs changes with every page, and doesn't affect samples.
  return [...new Set(files)].filter((file) => file !== docsHashFile).toSorted();
}

/** Returns a function that hashes a page's inputs: its text, and all files that it shares with other pages. */
export function createInputHasher(root: string): (file: string) => string {
  const read = (file: string) => fs.readFileSync(path.join(root, file));
  const shared = createHash('sha256');
  for (const file of sharedInputs(root)) shared.update(`${file}\0`).update(read(file));
  const sharedHash = shared.digest();
  return (file) => createHash('sha256').update(sharedHash).update(read(file)).digest('hex').slice(0, 8);
}

/** Reads the last record. Returns an empty one if the file is missing or incomplete. */
export function readSamplesCache(root: string): CheckedPages {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, CACHE_FILE), 'utf8')) as CheckedPages;
  } catch {
    return {};
  }
}

/** Removes the record after a failure. */
export const removeSamplesCache = (root: string): void =>
  fs.rmSync(path.join(root, CACHE_FILE), { force: true });

/** Writes the record atomically, because builds may read it at any time. */
export function writeSamplesCache(root: string, pages: CheckedPages): void {
  const file = path.join(root, CACHE_FILE);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.${process.pid}`, JSON.stringify(pages, null, 1));
  fs.renameSync(`${file}.${process.pid}`, file);
}

/** Whether the check has passed with the current version of every page. */
export function areSamplesChecked(root: string): boolean {
  const pages = readSamplesCache(root);
  const inputs = createInputHasher(root);
  return samplePages(root).every((file) => pages[file]?.inputs === inputs(file));
}
