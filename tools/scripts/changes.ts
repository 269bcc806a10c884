/**
 * Compares two built sites: `npm run changes -- ../base/build build`. Prints a report in Markdown, for a terminal or for
 * the summary of a pull request, and fails if an address that was served leads nowhere now.
 */
import { compareAddresses } from './compareBuilds/compareAddresses.ts';
import { readBuild } from './compareBuilds/readBuild.ts';
import { reportOf } from './compareBuilds/report.ts';

function main([oldFolder, newFolder, ...more]: readonly string[]): number {
  if (oldFolder === undefined || newFolder === undefined || more.length > 0)
    throw new Error('name two folders of builds: npm run changes -- OLD NEW');
  const [before, after] = [readBuild(oldFolder), readBuild(newFolder)];
  const addresses = compareAddresses(before, after);
  process.stdout.write(reportOf(before, after, addresses));
  for (const address of addresses.lost)
    console.error(
      `changes: ${address} was served before, and now has neither a page nor a redirect: add a redirect to src/config/redirects.ts`,
    );
  return addresses.lost.length > 0 ? 1 : 0;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(`changes: ${(error as Error).message}`);
  process.exitCode = 2;
}
