import path from 'node:path';
import { writtenPage } from '../../../packages/model/src/files.ts';
import { changelogSources } from '../../../packages/markdown/src/changelog/sources.ts';
import { serverSources } from '../../../packages/downloads/src/preparePackages.ts';
import { steps } from '../generate/steps.ts';

/** What a changed file asks for. */
interface Asked {
  /** The dev server reads it when it starts, and never again. */
  server: boolean;
  /** References and types are made again. */
  generation: boolean;
  /** The checks read it: they start anew. */
  checks: boolean;
  /** It is a page, which is checked again if it's open. */
  page: boolean;
  /** The site is made from it: a server that has ended may do better now. */
  site: boolean;
}

const outputs = [...steps.flatMap((step) => step.outputs ?? []), 'src/brand/generated'];
/** What references and types are made from. The server for assistants is no page. */
const sources = [...new Set(steps.flatMap((step) => step.inputs.files))].filter(
  (file) => !serverSources.includes(file) && !outputs.includes(file) && !outputs.includes(path.dirname(file)),
);
const isBelow = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);
const isAny = (file: string, folders: readonly string[]) => folders.some((folder) => isBelow(file, folder));
const sourceFiles = [...sources, ...changelogSources.map(({ file }) => file)].filter((file) =>
  path.extname(file),
);

/** Settings in the root, which the dev server watches by itself while it runs. */
const settings = ['docusaurus.config.ts', 'sidebars.ts', 'sidebars-sdk.ts'];

/** Folders that are watched with all that is in them. */
export const watched = [
  'docs',
  'src',
  'packages/model/src',
  'packages/checks/src',
  '.config',
  'static',
  // It holds a folder of generated files, in which there are hundreds.
  ...sources.filter((file) => !path.extname(file) && file !== 'openapi' && !file.startsWith('src/')),
];

/** Folders of which only the files count that are directly there. */
export const watchedFlat = [
  ...new Set(['.', 'api', 'openapi', ...sourceFiles.map((file) => path.dirname(file))]),
];

/** @param file - from the root of the repository, with `/` */
export function askedBy(file: string): Asked {
  const nothing = { server: false, generation: false, checks: false, page: false, site: false };
  // Editors write beside a file before they put it in its place.
  if (/(?:~|\.sw[a-z]|\.tmp)$/.test(file) || isAny(file, outputs)) return nothing;
  if (writtenPage.test(file)) return { ...nothing, page: true, site: true };
  if (isAny(file, sources)) return { ...nothing, generation: true, site: true };
  const isRead = [
    'src/data',
    'src/config',
    'packages/markdown/src',
    'packages/model/src',
    'packages/checks/src',
    '.config',
  ];
  return {
    ...nothing,
    server: isBelow(file, 'src/config'),
    checks: isAny(file, isRead) || settings.includes(file),
    site: isAny(file, ['src', 'packages/model/src', 'packages/checks/src', 'static', ...settings]),
  };
}
