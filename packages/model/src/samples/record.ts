import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { docsHashFile } from '../docsHash.ts';
import { filesUnder, pageFolders } from '../files.ts';
import { openapiFile } from '../openapi/readDescription.ts';
import { sdkPackages } from '../packages.ts';
import { sourcesOf } from '../sourcesOf.ts';

/** What the check of samples did with those of one page. */
export interface CheckedPage {
  /** Of all that the page's samples were checked with. */
  inputs: string;
  compiled: number;
  run: number;
  /** Compared with what they name: commands, and JSON with its schema. */
  compared: number;
}

/** By the page's file. */
export type CheckedPages = Readonly<{ [file: string]: CheckedPage }>;

/** Where the check writes down what it did, for the build. Git ignores it. */
const RECORD = 'node_modules/.cache/checked-samples.json';

/** The pages whose text can have samples: written ones, and those that are made of the SDKs' comments. */
export const recordedPages = (root: string): string[] =>
  filesUnder(
    root,
    pageFolders.filter((folder) => fs.existsSync(path.join(root, folder))),
    /\.mdx?$/,
  );

/** The programs that check samples: the check, and what it starts as a process of its own. */
const PROGRAMS = ['packages/checks/src/checkSamples.ts', 'packages/checks/src/samples/run/child/oneByOne.ts'];

/** The data that they read besides the pages: the API's description, the packages' versions and settings, and releases. */
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

/** Every file that can change the result for any page: the SDKs, the modules of the check, and its data. */
export function sharedInputs(root: string): string[] {
  const modules = sourcesOf(...PROGRAMS.map((program) => pathToFileURL(path.join(root, program))));
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
  // The hash of the docs changes with every page, and says nothing of samples.
  return [...new Set(files)].filter((file) => file !== docsHashFile).toSorted();
}

/** What each page's samples are checked with, as one hash: the page's text, and all files that it shares with others. */
export function inputsOf(root: string): (file: string) => string {
  const read = (file: string) => fs.readFileSync(path.join(root, file));
  const shared = createHash('sha256');
  for (const file of sharedInputs(root)) shared.update(`${file}\0`).update(read(file));
  const common = shared.digest();
  return (file) => createHash('sha256').update(common).update(read(file)).digest('hex').slice(0, 8);
}

/** What was written down last; nothing if there is no such file, or no whole one. */
export function readRecord(root: string): CheckedPages {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, RECORD), 'utf8')) as CheckedPages;
  } catch {
    return {};
  }
}

/** Forgets what passed before: something of it no longer does. */
export const removeRecord = (root: string): void => fs.rmSync(path.join(root, RECORD), { force: true });

/** Writes it whole or not at all: builds may read at any time. */
export function writeRecord(root: string, record: CheckedPages): void {
  const file = path.join(root, RECORD);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.${process.pid}`, JSON.stringify(record, null, 1));
  fs.renameSync(`${file}.${process.pid}`, file);
}

/** Whether the check has passed with every page as it is now. */
export function isRecorded(root: string): boolean {
  const record = readRecord(root);
  const inputs = inputsOf(root);
  return recordedPages(root).every((file) => record[file]?.inputs === inputs(file));
}
