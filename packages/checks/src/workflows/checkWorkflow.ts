import { parse } from 'yaml';

/** The parts of a job's step that are checked. */
interface WorkflowStep {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

/** The permissions of the host's token, as one word for everything or as one for each scope. */
type Permissions = string | Record<string, string>;

interface WorkflowJob {
  uses?: string;
  environment?: unknown;
  permissions?: Permissions;
  steps?: WorkflowStep[];
}

/** A workflow of the hosted CI. */
export interface Workflow {
  on?: unknown;
  permissions?: Permissions;
  env?: unknown;
  jobs?: Record<string, WorkflowJob>;
}

/** Events that give a stranger's input the rights of the repository. */
const DANGEROUS_EVENTS = ['pull_request_target', 'workflow_run', 'issue_comment'];

/** Matches an action at one commit, which can't change. */
const PINNED = /^[\w.-]+(?:\/[\w.-]+)+@[0-9a-f]{40}$/;

/** Reports parts of a workflow that give others access. */
export function checkWorkflow(file: string, text: string): string[] {
  const workflow = parse(text) as Workflow;
  return [
    ...eventsOf(workflow)
      .filter((event) => DANGEROUS_EVENTS.includes(event))
      .map((event) => `runs on ${event}, which gives rights to the input of strangers`),
    ...(/\bsecrets\b/.test(JSON.stringify(workflow.env ?? {})) ? ['gives secrets to every job'] : []),
    ...checkPermissions(file, workflow),
    ...Object.entries(workflow.jobs ?? {}).flatMap(([name, job]) =>
      checkJob(job).map((problem) => `${name} ${problem}`),
    ),
  ].map((problem) => `${file}: ${problem}`);
}

function eventsOf({ on }: Workflow): string[] {
  if (typeof on === 'string') return [on];
  return Array.isArray(on) ? on.map(String) : Object.keys(on ?? {});
}

function checkJob(job: WorkflowJob): string[] {
  const usesSecrets = /\bsecrets\b/.test(JSON.stringify(job));
  return [
    ...(usesSecrets && job.environment === undefined ? ['uses secrets without an environment'] : []),
    ...checkPin(job.uses),
    ...(job.steps ?? []).flatMap(checkStep),
  ];
}

const checkPin = (action?: string): string[] =>
  action === undefined || PINNED.test(action)
    ? []
    : [`uses ${action}, which is not pinned: name it by the hash of a commit`];

function checkStep({ uses, run = '', with: settings = {} }: WorkflowStep): string[] {
  const isCheckout = uses?.startsWith('actions/checkout@');
  // The host inserts expressions before the shell parses the line, so their values would run as code.
  const scripts = [run, typeof settings.script === 'string' ? settings.script : ''];
  return [
    ...checkPin(uses),
    ...(isCheckout && settings['persist-credentials'] !== false
      ? ['leaves the credentials of its checkout to every later step: set persist-credentials to false']
      : []),
    ...(scripts.some((script) => script.includes('${{'))
      ? ['puts an expression into a script: pass it by `env`']
      : []),
    ...(/\b(?:curl|wget)\b[^\n]*\|\s*(?:ba)?sh\b/.test(run) ? ['runs a script that it downloads'] : []),
  ];
}

/** The scopes that may be written, by file and job. Nothing else needs to write anything. */
const ALLOWED_WRITES: Readonly<Record<string, readonly string[]>> = {
  'pages.yml deploy': ['id-token', 'pages'],
  'release.yml attest': ['attestations', 'id-token'],
  'release.yml publish': ['id-token'],
};

const READ_ONLY: readonly unknown[] = ['read', 'none'];

/** Reports permissions that the jobs of a file don't need. */
function checkPermissions(file: string, { permissions, jobs = {} }: Workflow): string[] {
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
          `${name} may write ${scope}, which its list in packages/checks/src/workflows/checkWorkflow.ts lacks`,
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
