import { writtenPage } from '../../../model/src/files.ts';
import { showsSamples } from '../../../model/src/samples/extract.ts';
import { isProse } from '../prose/files.ts';
import { namesSymbols } from '../symbols/files.ts';

/** Whether a check reads what a file says: a page, or something that pages are made from. */
export const isText = (file: string): boolean =>
  writtenPage.test(file) || isProse(file) || namesSymbols(file) || showsSamples(file);

/** Whether a file is checked at all: in a folder of pages, pictures and strays have a form too. */
export const isChecked = (file: string): boolean =>
  isText(file) || /^(?:docs|api|src\/pages|static)\//.test(file);
