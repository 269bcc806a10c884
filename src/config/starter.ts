import { site } from './site.ts';

/** Folder inside the archive, and name of the archive. */
export const starterFolder = `${site.slug}-react-starter`;

/** Where the starter app is served, below the base URL. It stays the same, so that others can link to it. */
export const starterAddress = `downloads/${starterFolder}.zip`;

/** What the page is told of the archive. */
export interface StarterInfo {
  /** Missing until the packages are compiled, while the site is served for its writers. */
  bytes?: number;
}
