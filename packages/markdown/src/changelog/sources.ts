import { publishedPackages } from '../../../model/src/packages.ts';

/** A product with its own versions, and its changelog file. */
export interface ChangelogSource {
  /** Name in front of the version in headings and feeds. */
  readonly name: string;
  /** Prefix of the version in anchors. */
  readonly id: string;
  /** Path of the file, relative to the root of the repository. */
  readonly file: string;
}

/** The sources, in the order in which releases of the same day are listed. */
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
