import { spawnSync } from 'node:child_process';

/** The changes in a working tree, and the earlier contents of its files. */
export interface GitChanges {
  /** The commit that the branch started from. */
  base: string;
  /** Changed and new files, including those that aren't tracked by Git yet. */
  changed: string[];
  removed: string[];
  /** Returns a file's text at the base, or undefined if it didn't exist. */
  before: (file: string) => string | undefined;
}

/** The default base branches, in order of preference. */
const BASES = ['origin/main', 'main'];

/**
 * Lists the changes since the branch left its base, whether committed or not.
 *
 * @param requestedBase - a branch or a commit to use instead of `origin/main` or `main`
 */
export function changesSince(root: string, requestedBase?: string): GitChanges {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 });
    return status === 0 ? stdout : undefined;
  };
  if (git('rev-parse', '--show-prefix')?.trim() !== '')
    throw new Error(
      `${root} is not the root of a Git repository, so what was changed is unknown. Name files: npm run check docs/page.mdx, or all of them: npm run check -- --all`,
    );
  const start =
    requestedBase === undefined
      ? BASES.find((name) => git('rev-parse', '--verify', '--quiet', name))
      : requestedBase;
  if (start === undefined)
    throw new Error(
      `The base branch is unknown: neither ${BASES.join(' nor ')} exists. Name one: npm run check -- --base BRANCH`,
    );
  const base = git('merge-base', 'HEAD', start)?.trim();
  if (!base)
    throw new Error(
      `${start} is unknown, or has no commit in common with this branch. Fetch it, or name another with --base.`,
    );
  const listed = (text = '') => text.split('\0').filter(Boolean);
  const difference = (kind: string) =>
    listed(git('diff', '--name-only', '--no-renames', '-z', `--diff-filter=${kind}`, base));
  const untracked = listed(git('ls-files', '--others', '--exclude-standard', '-z'));
  return {
    base,
    changed: [...new Set([...difference('d'), ...untracked])].toSorted(),
    removed: difference('D').filter((file) => !untracked.includes(file)),
    before: (file) => git('show', `${base}:${file}`),
  };
}

/** Returns what reads a file's text at a base. In an archive or a shallow clone no earlier text is known. */
export function textsBefore(root: string, base?: string): GitChanges['before'] {
  try {
    return changesSince(root, base).before;
  } catch {
    return () => undefined;
  }
}
