import { filesUnder, pageFolders, writtenPage } from '../../../model/src/files.ts';

const TEXTS = /^src\/(?:pages|data)\/.*\.tsx$|^src\/data\/.*\.(?:ts|json)$/;

/** Whether the names in a file's inline code are looked up. */
export const namesSymbols = (file: string): boolean => writtenPage.test(file) || TEXTS.test(file);

/** Returns the pages, and the tables and components with texts of pages. */
export const symbolFiles = (): string[] =>
  filesUnder('.', [...pageFolders, 'src/data'])
    .filter(namesSymbols)
    .toSorted();
