/**
 * Compares two built sites as readers see them: `npm run changes -- base/build build`. Samples and symbols come from
 * the sources next to each build. With `--markdown`, it prints a report for a pull request. It fails if a route that
 * was served has neither a page nor a redirect now.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compareBuilds, type SiteFolders } from './compareBuilds/compareBuilds.ts';
import { reportOf } from './compareBuilds/report/reportOf.ts';
import { toMarkdown } from './compareBuilds/report/toMarkdown.ts';
import { toText } from './compareBuilds/report/toText.ts';

const USAGE =
  'npm run changes -- OLD_BUILD NEW_BUILD [--markdown] [--old-sources FOLDER] [--new-sources FOLDER]';

function main(): number {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      markdown: { type: 'boolean', default: false },
      'old-sources': { type: 'string' },
      'new-sources': { type: 'string' },
    },
  });
  const [beforeBuild, afterBuild, ...more] = positionals;
  if (beforeBuild === undefined || afterBuild === undefined || more.length > 0)
    throw new Error(`name two folders of builds: ${USAGE}`);
  const side = (folder: string, sources = path.dirname(path.resolve(folder))): SiteFolders => ({
    folder,
    sources: path.relative('', sources) || '.',
  });
  const changes = compareBuilds(
    side(beforeBuild, values['old-sources']),
    side(afterBuild, values['new-sources']),
  );
  const report = reportOf(changes);
  process.stdout.write(values.markdown ? toMarkdown(report) : toText(report));
  const lost = changes.removed.filter(({ to }) => to === undefined);
  for (const { route } of lost)
    console.error(
      `changes: ${route} was served before, and now has neither a page nor a redirect: add a redirect to src/config/redirects.ts`,
    );
  return lost.length > 0 ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(`changes: ${(error as Error).message}`);
  process.exitCode = 2;
}
