import { changelogSources } from '../../../markdown/src/changelog/sources.ts';
import { filesUnder, pageFolders, writtenPage } from '../../../model/src/files.ts';

const CHANGELOGS = changelogSources.map(({ file }) => file);
const DESCRIPTION = 'openapi/backend.yaml';
const TEXTS = /^src\/(?:pages|data)\/.*\.tsx$|^src\/data\/.*\.(?:ts|json)$/;

/** Whether the names in a file's inline code are looked up. */
export const namesSymbols = (file: string): boolean =>
  file === DESCRIPTION || writtenPage.test(file) || TEXTS.test(file) || isChangelog(file);

export const isChangelog = (file: string): boolean => CHANGELOGS.includes(file);

/** Returns the pages, the changelogs, and the tables and components with texts of pages. */
export const symbolFiles = (): string[] =>
  [...filesUnder('.', [...pageFolders, 'src/data']), DESCRIPTION, ...CHANGELOGS]
    .filter(namesSymbols)
    .toSorted();
