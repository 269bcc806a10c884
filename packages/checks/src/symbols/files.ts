import { filesUnder, pageFolders, writtenPage } from '../../../model/src/files.ts';

const TEXTS = /^src\/(?:pages|data)\/.*\.tsx$|^src\/data\/.*\.ts$/;

/** Whether a file's inline code is looked up. */
export const namesSymbols = (file: string): boolean => writtenPage.test(file) || TEXTS.test(file);

/** The pages, and the tables and components with texts of pages. */
export const symbolFiles = (): string[] =>
  filesUnder('.', [...pageFolders, 'src/data'])
    .filter(namesSymbols)
    .toSorted();
