import { site } from './site.ts';

/** Folder inside the archive of each starter, and the beginning of the archive's name, by framework. */
export const starterFolders = {
  vite: `${site.slug}-react-starter`,
  next: `${site.slug}-next-starter`,
} as const;

/** What a starter app is built with. */
export type Framework = keyof typeof starterFolders;

/** What the page is told of the archives. */
export interface StarterInfo {
  /** The archives. They're missing until the packages are compiled, while the site is served for its writers. */
  archives?: Record<Framework, StarterArchive>;
}

/** A starter app, packed. */
export interface StarterArchive {
  /** Address below the base URL. */
  address: string;
  bytes: number;
}
