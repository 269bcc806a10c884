import { parse } from 'yaml';
import { checkPermissions } from './permissions.ts';
import type { Workflow, WorkflowJob, WorkflowStep } from './Workflow.ts';

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
