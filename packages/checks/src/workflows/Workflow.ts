/** A step of a job, as far as it is looked at. */
export interface WorkflowStep {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

/** What a token of the host may do: one word for everything, or one for each scope. */
export type Permissions = string | Record<string, string>;

export interface WorkflowJob {
  uses?: string;
  environment?: unknown;
  permissions?: Permissions;
  'timeout-minutes'?: unknown;
  steps?: WorkflowStep[];
}

/** A workflow of the hosted CI. */
export interface Workflow {
  on?: unknown;
  permissions?: Permissions;
  concurrency?: unknown;
  env?: unknown;
  jobs?: Record<string, WorkflowJob>;
}
