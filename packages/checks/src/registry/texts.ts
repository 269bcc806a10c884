import { readTable } from '../../../model/src/readTable.ts';

const exceptions = readTable('packages/checks/src/registry/texts.tsv', ['files', 'without', 'reason']).map(
  ({ files, without }) => ({ files: new RegExp(files), without: without.split(', ') }),
);

/** Whether a check of pages applies to a Markdown file. Files without the check of prose are no texts at all. */
export const appliesTo = (check: 'prose' | 'symbols' | 'samples', file: string): boolean =>
  /\.mdx?$/.test(file) &&
  !exceptions.some(({ files, without }) => files.test(file) && without.includes(check));
