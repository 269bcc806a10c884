import { parse } from 'yaml';

/** The permissions of the host's token, as one word for everything or as one for each scope. */
type Permissions = string | Record<string, string>;

interface WorkflowStep {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface WorkflowJob {
  uses?: string;
  environment?: unknown;
  permissions?: Permissions;
  steps?: WorkflowStep[];
}

/** The checked parts of a workflow of the hosted CI. */
export interface Workflow {
  on?: string | string[] | object;
  permissions?: Permissions;
  env?: unknown;
  jobs?: Record<string, WorkflowJob>;
}

/** Events that give a stranger's input the rights of the repository. */
const DANGEROUS_EVENTS = ['pull_request_target', 'workflow_run', 'issue_comment'];

/** Matches an action at one commit, which can't change. */
const PINNED = /^[\w.-]+(?:\/[\w.-]+)+@[0-9a-f]{40}$/;

/** The scopes that may be written, by file and job. Nothing else needs to write anything. */
const ALLOWED_WRITES: Readonly<Record<string, readonly string[]>> = {
  'pages.yml deploy': ['id-token', 'pages'],
  'release.yml attest': ['attestations', 'id-token'],
  'release.yml publish': ['id-token'],
};

/** Reports parts of a workflow that give others access. */
export function checkWorkflow(file: string, text: string): string[] {
  const { on = {}, permissions, env, jobs = {} } = parse(text) as Workflow;
  const problems: string[] = [];
  const report = (isWrong: unknown, problem: string) => isWrong && problems.push(`${file}: ${problem}`);
  const reportPin = (job: string, action?: string) =>
    report(
      action !== undefined && !PINNED.test(action),
      `${job} uses ${action}, which is not pinned: name it by the hash of a commit`,
    );

  for (const event of [on].flat().flatMap((each) => (typeof each === 'string' ? each : Object.keys(each))))
    report(
      DANGEROUS_EVENTS.includes(event),
      `runs on ${event}, which gives rights to the input of strangers`,
    );
  report(hasSecrets(env), 'gives secrets to every job');
  report(permissions === undefined, 'has no `permissions`: jobs would have those of the repository');
  for (const scope of writableScopes(permissions))
    report(true, `gives every job ${scope}: give it to the job that needs it`);

  for (const [name, job] of Object.entries(jobs)) {
    report(
      job.permissions === undefined,
      `${name} has no \`permissions\` of its own: list the scopes that it needs`,
    );
    for (const scope of writableScopes(job.permissions))
      report(
        !ALLOWED_WRITES[`${file} ${name}`]?.includes(scope),
        `${name} may write ${scope}, which ALLOWED_WRITES lacks`,
      );
    report(hasSecrets(job) && job.environment === undefined, `${name} uses secrets without an environment`);
    reportPin(name, job.uses);
    for (const { uses, run = '', with: settings = {} } of job.steps ?? []) {
      reportPin(name, uses);
      report(
        uses?.startsWith('actions/checkout@') && settings['persist-credentials'] !== false,
        `${name} leaves the credentials of its checkout to every later step: set persist-credentials to false`,
      );
      // The host inserts expressions before the shell parses the line, so their values would run as code.
      report(
        `${run} ${String(settings.script)}`.includes('${{'),
        `${name} puts an expression into a script: pass it by \`env\``,
      );
      report(/\b(?:curl|wget)\b[^\n]*\|\s*(?:ba)?sh\b/.test(run), `${name} runs a script that it downloads`);
    }
  }
  return problems;
}

const hasSecrets = (part: unknown) => /\bsecrets\b/.test(JSON.stringify(part ?? {}));

/** Returns the scopes that can be written. */
function writableScopes(permissions: Permissions = {}): string[] {
  if (typeof permissions === 'string')
    return [permissions === 'read-all' ? 'everything to read' : permissions];
  return Object.keys(permissions).filter((scope) => !['read', 'none'].includes(permissions[scope] ?? ''));
}
