import path from 'node:path';
import { modelFolders, pluginFolders, writtenPage } from '../../../packages/model/src/files.ts';
import { changelogSources } from '../../../packages/markdown/src/changelog/sources.ts';
import { serverSources } from '../../../packages/downloads/src/preparePackages.ts';
import { generateSteps } from '../generate/generateSteps.ts';

/** The reactions that a changed file requires. */
interface Reactions {
  /** The dev server has to restart, because it reads the file only when it starts. */
  server: boolean;
  /** References and types have to be generated again. */
  generation: boolean;
  /** The checks have to restart, because they read the file. */
  checks: boolean;
  /** The file is a page, which is checked again if it's open. */
  page: boolean;
  /** The site is built from the file, so a server that has exited may start successfully now. */
  site: boolean;
}

const outputs = [...generateSteps.flatMap((step) => step.outputs ?? []), 'src/brand/generated'];
/** The sources of references and types, without those of the MCP server, which affects no page. */
const sources = [...new Set(generateSteps.flatMap((step) => step.inputs.files))].filter(
  (file) => !serverSources.includes(file) && !outputs.includes(file) && !outputs.includes(path.dirname(file)),
);
const isBelow = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);
const isAny = (file: string, folders: readonly string[]) => folders.some((folder) => isBelow(file, folder));
const sourceFiles = [...sources, ...changelogSources.map(({ file }) => file)].filter((file) =>
  path.extname(file),
);

/** Configuration files in the root. The running dev server watches them itself. */
const settings = ['docusaurus.config.ts', 'sidebars.ts', 'sidebars-sdk.ts'];

/** Folders of the code that the site is built and checked with. */
const code = [...modelFolders, ...pluginFolders, 'packages/checks/src'];

/** Folders that are watched recursively. */
export const watchedFolders = [
  'docs',
  'src',
  ...code,
  '.config',
  'static',
  // `openapi` contains a folder with hundreds of generated files.
  ...sources.filter((file) => !path.extname(file) && file !== 'openapi' && !file.startsWith('src/')),
];

/** Folders that are watched without their subfolders. */
export const watchedFlatFolders = [
  ...new Set(['.', 'api', 'openapi', ...sourceFiles.map((file) => path.dirname(file))]),
];

/** @param file - relative to the root of the repository, with `/` */
export function reactionsTo(file: string): Reactions {
  const nothing = { server: false, generation: false, checks: false, page: false, site: false };
  // Editors write a temporary file next to the original before they replace it.
  if (/(?:~|\.sw[a-z]|\.tmp)$/.test(file) || isAny(file, outputs)) return nothing;
  if (writtenPage.test(file)) return { ...nothing, page: true, site: true };
  if (isAny(file, sources)) return { ...nothing, generation: true, site: true };
  const isRead = ['src/data', 'src/config', ...code, '.config'];
  return {
    ...nothing,
    server: isBelow(file, 'src/config'),
    checks: isAny(file, isRead) || settings.includes(file),
    site: isAny(file, ['src', ...code, 'static', ...settings]),
  };
}
