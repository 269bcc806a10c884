import type { Permissions, Workflow } from './Workflow.ts';

/** The scopes that may be written, by file and job. Nothing else needs to write anything. */
const ALLOWED_WRITES: Readonly<Record<string, readonly string[]>> = {
  'pages.yml deploy': ['id-token', 'pages'],
  'release.yml attest': ['attestations', 'id-token'],
  'release.yml publish': ['id-token'],
};

const READ_ONLY: readonly unknown[] = ['read', 'none'];

/** Reports permissions that the jobs of a file don't need. */
export function checkPermissions(file: string, { permissions, jobs = {} }: Workflow): string[] {
  const problems: string[] = [];
  if (permissions === undefined)
    problems.push('has no `permissions`: jobs would have those of the repository');
  else
    problems.push(
      ...writableScopes(permissions).map(
        (scope) => `gives every job ${scope}: give it to the job that needs it`,
      ),
    );
  for (const [name, job] of Object.entries(jobs)) {
    if (job.permissions === undefined) {
      problems.push(`${name} has no \`permissions\` of its own: list the scopes that it needs`);
      continue;
    }
    const allowed = ALLOWED_WRITES[`${file} ${name}`] ?? [];
    for (const scope of writableScopes(job.permissions)) {
      if (!allowed.includes(scope))
        problems.push(
          `${name} may write ${scope}, which its list in packages/checks/src/workflows/permissions.ts lacks`,
        );
    }
  }
  return problems;
}

/** Returns the scopes that can be written. */
function writableScopes(permissions: Permissions): string[] {
  if (typeof permissions === 'string')
    return permissions === 'read-all' ? ['everything to read'] : [permissions];
  return Object.entries(permissions ?? {})
    .filter(([, access]) => !READ_ONLY.includes(access))
    .map(([scope]) => scope);
}
