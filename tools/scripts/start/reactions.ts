import fs from 'node:fs';
import { sourceFolders, writtenPage } from '../../../packages/model/src/files.ts';
import { generateTasks } from '../tasks/generateTasks.ts';

/** The reactions that a changed file requires. */
interface Reactions {
  /** The dev server has to restart, because it reads the file only when it starts. */
  server: boolean;
  /** References and types have to be generated again. */
  generation: boolean;
  /** The checks have to restart, because they read the file. */
  checks: boolean;
  /** The file is a page, which is checked again if it's open, or a sidebar. The docs plugin that uses it reloads. */
  content: boolean;
  /** The site is built from the file, so a server that has exited may start successfully now. */
  site: boolean;
}

const outputs = [...generateTasks.flatMap((task) => task.outputs ?? []), 'src/brand/generated'];
const isAny = (file: string, folders: readonly string[]) =>
  folders.some((folder) => `${file}/`.startsWith(`${folder}/`));

/** The sidebars, with the folders of their pages. */
const sidebars = new Map([
  ['sidebars.ts', 'docs'],
  ['sidebars-sdk.ts', 'api'],
]);

const CONFIGURATION = 'docusaurus.config.ts';
/** Configuration files in the root. */
const settings = [CONFIGURATION, ...sidebars.keys()];

const rooms = fs
  .readdirSync('packages')
  .toSorted()
  .map((room) => `packages/${room}`);
const code = sourceFolders('.');

/** Folders that are watched recursively. */
export const watchedFolders = ['docs', 'src', 'static', '.config', 'packages/history/releases', ...code];

/** Folders that are watched without their subfolders. `openapi` contains one with hundreds of generated files. */
export const watchedFlatFolders = ['.', 'api', 'openapi', ...rooms];

/** Returns the id of the docs plugin that uses a page or a sidebar, if one does. */
export function docsPluginOf(file: string): string | undefined {
  const folder = sidebars.get(file) ?? file.replace(/\/.*/, '');
  return { api: 'api', docs: 'default' }[folder];
}

/**
 * Returns the reactions to a changed file.
 *
 * @param file - relative to the root of the repository, with `/`
 * @param isRead - whether the generation depends on a file
 */
export function reactionsTo(file: string, isRead: (file: string) => boolean): Reactions {
  const nothing = { server: false, generation: false, checks: false, content: false, site: false };
  // Editors write a temporary file next to the original before they replace it.
  if (/(?:~|\.sw[a-z]|\.tmp)$/.test(file) || isAny(file, outputs)) return nothing;
  if (writtenPage.test(file)) return { ...nothing, content: true, site: true };
  const isSetting = settings.includes(file);
  const generation = isRead(file);
  return {
    ...nothing,
    server: isAny(file, ['src/config', CONFIGURATION]),
    generation,
    content: sidebars.has(file),
    // They restart after a generation, too.
    checks: !generation && (isSetting || isAny(file, ['src/data', 'src/config', ...code, '.config'])),
    site: isSetting || isAny(file, ['src', 'static', 'openapi', ...rooms]),
  };
}
