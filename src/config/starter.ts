import { site } from './site.ts';

/** The folder inside each starter's archive, which is also the start of the archive's name, by framework. */
export const starterFolders = {
  vite: `${site.slug}-react-starter`,
  next: `${site.slug}-next-starter`,
} as const;

export type Framework = keyof typeof starterFolders;

/** The page's data about the archives. */
export interface StarterInfo {
  /** The archives. On the dev server, they're missing until the packages are compiled. */
  archives?: Record<Framework, StarterArchive>;
}

export interface StarterArchive {
  /** The address below the base URL. */
  address: string;
  bytes: number;
}
