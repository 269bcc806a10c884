/** The parts of a job's step that are checked. */
export interface WorkflowStep {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

/** The permissions of the host's token, as one word for everything or as one for each scope. */
export type Permissions = string | Record<string, string>;

export interface WorkflowJob {
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
