import type { CheckedPage } from '../../../model/src/samples/samplesCache.ts';

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
    `on ${versions.join(' and ')} · inputs <code>${page.inputs}</code></p>`
  );
}
