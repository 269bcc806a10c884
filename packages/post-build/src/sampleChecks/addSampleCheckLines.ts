import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { docsVersions } from '../markdown/sections.ts';
import { findHtmlFile } from '../readSite.ts';
import { readCheckedPages, type CheckedPage } from '../../../model/src/samples/checkedPages.ts';
import { DATA_ID } from '../../../model/src/PageData.ts';
import { downloads } from '../../../../src/config/downloads.ts';
import { sdkPackages } from '../../../model/src/packages.ts';

const EXPLAINED = 'overview/how-these-docs-are-built';

/** Matches the end of a document's text, which is followed by the data for navigation. */
const TEXT_END = new RegExp(`</div><div hidden(?:="")?><script[^>]*\\bid="?${DATA_ID}"?[ >]`);

const versions = sdkPackages.map(
  ({ name, tree }) => `${tree} ${downloads.find((download) => download.name === name)?.version}`,
);

/**
 * Adds a line to the end of each document with the results of the sample checks, if they passed for the current page.
 * There's no line if the text, the sources or the API description have changed since.
 */
export function addSampleCheckLines({
  siteDir,
  outDir,
  baseUrl,
  plugins,
}: Pick<Props, 'siteDir' | 'outDir' | 'baseUrl' | 'plugins'>): void {
  const checked = readCheckedPages(siteDir);
  for (const { permalink, source } of docsVersions(plugins).flatMap(({ docs }) => docs)) {
    const page = checked[source.replace('@site/', '')];
    const line = page && sampleCheckLine(page, versions, baseUrl + EXPLAINED);
    if (line) addLine(path.join(outDir, findHtmlFile(outDir, permalink.slice(baseUrl.length))), line);
  }
}

function addLine(file: string, line: string): void {
  const html = fs.readFileSync(file, 'utf8');
  if (!TEXT_END.test(html))
    throw new Error(
      `${file}: the line about the sample checks can't be inserted, because the HTML doesn't match TEXT_END in packages/post-build/src/sampleChecks/addSampleCheckLines.ts`,
    );
  fs.writeFileSync(
    file,
    html.replace(TEXT_END, (end) => line + end),
  );
}

const samples = (count: number): string => `${count} ${count === 1 ? 'sample' : 'samples'}`;

/** Summarizes the checks of a page's samples, such as "12 samples compiled, 9 run". */
function summarizeChecks({ compiled, run, compared }: CheckedPage): string | undefined {
  const parts = [
    [compiled, 'compiled'],
    [run, 'run'],
    [compared, 'compared with the sources'],
  ] as const;
  const [first, ...more] = parts.filter(([count]) => count > 0);
  if (!first) return undefined;
  return [`${samples(first[0])} ${first[1]}`, ...more.map(([count, verb]) => `${count} ${verb}`)].join(', ');
}

/**
 * Returns the line about the checks of a page as HTML, or an empty string for a page without samples.
 *
 * @param versions - the packages that the samples were checked with, each with its name and its version
 * @param address - the address of the page that explains the checks
 */
export function sampleCheckLine(page: CheckedPage, versions: readonly string[], address: string): string {
  const text = summarizeChecks(page);
  if (text === undefined) return '';
  return (
    `<p class="checked" data-search-ignore=""><a href="${address}">Checked</a>: ${text}, ` +
    `on ${versions.join(' and ')}</p>`
  );
}
