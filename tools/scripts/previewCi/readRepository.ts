import { spawnSync } from 'node:child_process';

/** Returns `owner/name` of the repository at GitHub, from the environment or else from the clone's `origin`. */
export function readRepository(): string {
  const { GITHUB_REPOSITORY: named } = process.env;
  if (named) return named;
  const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' });
  const found = repositoryOf(stdout ?? '');
  if (!found) throw new Error('this clone has no remote `origin` at a host: add `--repository owner/name`');
  return found;
}

/** Parses `git@host:owner/name.git`, `https://host/owner/name` or `ssh://git@host/owner/name.git`. */
export const repositoryOf = (address: string): string | undefined =>
  /^(?:\w+:\/\/[^/\s]+\/|[\w.-]+@[\w.-]+:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(address.trim())?.[1];
