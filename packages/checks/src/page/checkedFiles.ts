import { writtenPage } from '../../../model/src/files.ts';
import { showsSamples } from '../../../model/src/samples/extract.ts';
import { isPublished } from '../leaks/files.ts';
import { isProse } from '../prose/files.ts';
import { isInPages } from '../structure/files.ts';
import { namesSymbols } from '../symbols/files.ts';

/** Whether a check reads a file's text, because it's a page or pages are built from it. */
export const isCheckedText = (file: string): boolean =>
  writtenPage.test(file) || isProse(file) || namesSymbols(file) || showsSamples(file);

/** Whether a file is checked at all. In folders of pages, checks of the structure also cover images and stray files. */
export const isCheckedFile = (file: string): boolean =>
  isCheckedText(file) || isPublished(file) || isInPages(file);
