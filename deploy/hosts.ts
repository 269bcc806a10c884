import type { FinishedBuild } from './FinishedBuild.ts';
import { writeForGitHub } from './github.ts';
import { writeForNginx } from './nginx/index.ts';

/** Writes all files that a host needs into an empty folder. */
type WriteForHost = (build: FinishedBuild, folder: string) => void | Promise<void>;

/** Every host that `npm run deploy` supports, by its name there. */
export const hosts: ReadonlyMap<string, WriteForHost> = new Map<string, WriteForHost>([
  ['nginx', writeForNginx],
  ['github', writeForGitHub],
]);
