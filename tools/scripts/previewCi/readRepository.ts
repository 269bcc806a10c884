import { spawnSync } from 'node:child_process';

/** Returns `owner/name` of the repository at GitHub, from the environment or else from the clone's `origin`. */
export function readRepository(): string {
  const { GITHUB_REPOSITORY: configured } = process.env;
  if (configured) return configured;
  const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' });
  const repository = repositoryOf(stdout ?? '');
  if (!repository)
    throw new Error('this clone has no remote `origin` at a host: add `--repository owner/name`');
  return repository;
}

/** Parses `git@host:owner/name.git`, `https://host/owner/name` or `ssh://git@host/owner/name.git`. */
export const repositoryOf = (address: string): string | undefined =>
  /^(?:\w+:\/\/[^/\s]+\/|[\w.-]+@[\w.-]+:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(address.trim())?.[1];
