import { publishedPackages } from '../../../model/src/packages.ts';

/** A thing with versions of its own, and the file that says what changed in it. */
export interface ChangelogSource {
  /** What stands before the version in headings and feeds. */
  readonly name: string;
  /** What stands before the version in anchors. */
  readonly id: string;
  /** Path of the file, from the root of the repository. */
  readonly file: string;
}

/** In the order in which releases of the same day are listed. */
export const changelogSources: readonly ChangelogSource[] = [
  ...publishedPackages.map(({ name, folder }) => ({
    name,
    id: name.replace(/^.*\//, ''),
    file: `${folder}/CHANGELOG.md`,
  })),
  { name: 'Backend API', id: 'backend-api', file: 'openapi/CHANGELOG.md' },
  { name: 'Documentation', id: 'documentation', file: 'CHANGELOG.md' },
];

/** The page that shows the releases. */
export const changelogRoute = 'overview/changelog';
