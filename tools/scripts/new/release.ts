import { changelogSources, type ChangelogSource } from '../../../packages/markdown/src/changelog/sources.ts';
import { parseChangelog } from '../../../packages/markdown/src/changelog/parseChangelog.ts';
import { UserError, type Draft } from './Draft.ts';

const UNRELEASED = /^## \[?Unreleased\]?$/m;

/** A new release. */
interface NewRelease {
  version: string;
  /** YYYY-MM-DD. */
  date: string;
  /** The id of its changelog. */
  of: string;
}

/**
 * Turns the unreleased entries of a changelog into a release with a version and a date. `npm run release` has to run
 * next, and updates all files that state versions.
 */
export function newRelease(draft: Draft, { version, date, of }: NewRelease): string[] {
  const source = changelogSources.find(({ id }) => id === of);
  if (!source)
    throw new UserError(
      `--of "${of}" has no changelog. Write one of ${changelogSources.map(({ id }) => id).join(', ')}.`,
    );
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    throw new UserError(`"${version}" is not a version. Write it as 0.2.0.`);
  const text = draft.read(source.file);
  if (!UNRELEASED.test(text))
    throw new UserError(
      `${source.file}:1: there is no section "## Unreleased". Add one that lists the changes.`,
    );
  const released = text.replace(UNRELEASED, `## [${version}] - ${date}`);
  validateChangelog(released, source);
  draft.write(source.file, released);
  return [
    `${draft.locationOf(source.file, `## [${version}]`)}: review it and git diff. Then commit.`,
    'npm test, then npm run deploy: the announcement, pages, feeds and downloads are updated automatically.',
  ];
}

/** Refuses a changelog that the site's own parser rejects, for its order, a date or an entry. */
function validateChangelog(text: string, source: ChangelogSource): void {
  try {
    parseChangelog(text, source);
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}
