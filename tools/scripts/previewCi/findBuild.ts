import type { GitHub } from './GitHub.ts';

/** The names of the workflow's file and of its artifact with the built site. */
export const WORKFLOW = 'pullRequest.yml';
export const ARTIFACT = 'site';

/** A built site that a run of the hosted CI has uploaded. */
export interface CiBuild {
  artifact: number;
  run: number;
  /** The repository of the commit that was built. A fork belongs to a stranger. */
  from: string;
  commit: string;
}

interface Run {
  id: number;
  status: string;
  head_sha: string;
  html_url: string;
  head_repository: { full_name: string } | null;
}

interface Artifact {
  id: number;
  expired: boolean;
}

/** The requested build. A URL also names its repository. */
type BuildRequest = ({ pull: number } | { run: number }) & { repository?: string };

const ADDRESS = /^https:\/\/[^/\s]+\/([\w.-]+\/[\w.-]+)\/(pull|actions\/runs)\/(\d{1,15})(?:[/?#]\S*)?$/;

/** Parses the number of a pull request or of a run, which is far longer, or the URL of either. */
export function parseBuildRequest(text: string): BuildRequest | undefined {
  const [, repository, kind, number] = ADDRESS.exec(text) ?? [];
  if (repository !== undefined)
    return kind === 'pull' ? { pull: Number(number), repository } : { run: Number(number), repository };
  const [, digits] = /^#?(\d{1,15})$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return digits.length > 8 ? { run: Number(digits) } : { pull: Number(digits) };
}

export async function findBuild(github: GitHub, request: BuildRequest): Promise<CiBuild> {
  const run =
    'run' in request
      ? await github.json<Run>(`actions/runs/${request.run}`, `run ${request.run}`)
      : await lastRun(github, request.pull);
  const path = `actions/runs/${run.id}/artifacts?name=${ARTIFACT}`;
  const { artifacts } = await github.json<{ artifacts: Artifact[] }>(path, `artifacts of run ${run.id}`);
  const [artifact] = artifacts;
  if (!artifact)
    throw new Error(
      run.status === 'completed'
        ? `run ${run.id} has stored no built site, because its build failed: see ${run.html_url}`
        : `run ${run.id} has not built the site yet: wait for ${run.html_url}`,
    );
  if (artifact.expired)
    throw new Error(`the build of run ${run.id} is no longer stored: run it again at ${run.html_url}`);
  const from = run.head_repository?.full_name ?? 'a deleted repository';
  return { artifact: artifact.id, run: run.id, from, commit: run.head_sha };
}

async function lastRun(github: GitHub, pull: number): Promise<Run> {
  const name = `pull request ${pull}`;
  const { head } = await github.json<{ head: { sha: string } }>(`pulls/${pull}`, name);
  const path = `actions/workflows/${WORKFLOW}/runs?event=pull_request&head_sha=${head.sha}&per_page=1`;
  const { workflow_runs: runs } = await github.json<{ workflow_runs: Run[] }>(path, `workflow ${WORKFLOW}`);
  const [run] = runs;
  if (!run)
    throw new Error(
      `${name} has no run of ${WORKFLOW} for its last commit, ${head.sha.slice(0, 10)}: a first-time contributor's run waits for approval`,
    );
  return run;
}
