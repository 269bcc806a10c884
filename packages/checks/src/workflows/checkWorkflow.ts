import { parse } from 'yaml';
import { checkPermissions } from './permissions.ts';
import { readPins } from './pins.ts';
import type { Workflow, WorkflowJob, WorkflowStep } from './Workflow.ts';

/** The longest allowed timeout. A job that needs more hangs. */
const LONGEST_MINUTES = 180;

/** Events that give a stranger's input the rights of the repository. */
const DANGEROUS_EVENTS = ['pull_request_target', 'workflow_run', 'issue_comment'];

/** Reports parts of a workflow that give others access, or that run without end. */
export function checkWorkflow(file: string, text: string): string[] {
  const workflow = parse(text) as Workflow;
  const jobs = Object.entries(workflow.jobs ?? {});
  return [
    ...eventsOf(workflow)
      .filter((event) => DANGEROUS_EVENTS.includes(event))
      .map((event) => `runs on ${event}, which gives rights to the input of strangers`),
    ...(workflow.concurrency === undefined ? ['has no `concurrency`'] : []),
    ...(/\bsecrets\b/.test(JSON.stringify(workflow.env ?? {})) ? ['gives secrets to every job'] : []),
    ...(jobs.length === 0 ? ['has no jobs'] : []),
    ...checkPermissions(file, workflow),
    ...readPins(text).problems,
    ...jobs.flatMap(([name, job]) => checkJob(name, job)),
  ].map((problem) => `${file}: ${problem}`);
}

function eventsOf({ on }: Workflow): string[] {
  if (typeof on === 'string') return [on];
  return Array.isArray(on) ? on.map(String) : Object.keys(on ?? {});
}

function checkJob(name: string, job: WorkflowJob): string[] {
  const minutes = job['timeout-minutes'];
  const isBound = typeof minutes === 'number' && minutes > 0 && minutes <= LONGEST_MINUTES;
  const usesSecrets = /\bsecrets\b/.test(JSON.stringify(job));
  return [
    ...(isBound || job.uses !== undefined
      ? []
      : [`${name} has no \`timeout-minutes\` up to ${LONGEST_MINUTES}`]),
    ...(usesSecrets && job.environment === undefined ? [`${name} uses secrets without an environment`] : []),
    ...(job.steps ?? []).flatMap((step) => checkStep(step).map((problem) => `${name} ${problem}`)),
  ];
}

function checkStep(step: WorkflowStep): string[] {
  const { uses = '', run = '', with: settings = {} } = step;
  const isCheckout = uses.startsWith('actions/checkout@');
  // The host inserts expressions before the shell parses the line, so their values would run as code.
  const scripts = [run, typeof settings.script === 'string' ? settings.script : ''];
  return [
    ...(isCheckout && settings['persist-credentials'] !== false
      ? ['leaves the credentials of its checkout to every later step: set persist-credentials to false']
      : []),
    ...(scripts.some((script) => script.includes('${{'))
      ? ['puts an expression into a script: pass it by `env`']
      : []),
    ...(/\b(?:curl|wget)\b[^\n]*\|\s*(?:ba)?sh\b/.test(run) ? ['runs a script that it downloads'] : []),
  ];
}
