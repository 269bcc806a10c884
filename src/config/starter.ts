import { site } from './site.ts';

/** Folder inside the archive, and the beginning of the archive's name. */
export const starterFolder = `${site.slug}-react-starter`;

/** What the page is told of the archive. */
export interface StarterInfo {
  /** The archive. It's missing until the packages are compiled, while the site is served for its writers. */
  archive?: {
    /** Address below the base URL. */
    address: string;
    bytes: number;
  };
}
