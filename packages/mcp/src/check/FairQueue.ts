interface ClientQueue<Job> {
  jobs: Set<Job>;
  /** Whether one of the client's jobs is in progress. */
  isBusy: boolean;
}

/**
 * A queue of jobs in which clients take turns. Each client has at most one job in progress, so a single client never
 * occupies all compilers.
 */
export class FairQueue<Job> {
  readonly #maxJobs: number;
  readonly #maxJobsOfClient: number;
  /** Jobs by client. The client whose turn is next comes first. */
  readonly #queues = new Map<string, ClientQueue<Job>>();
  #size = 0;

  /**
   * @param maxJobs - maximum number of waiting jobs
   * @param maxJobsOfClient - maximum number of waiting jobs per client
   */
  constructor(maxJobs: number, maxJobsOfClient: number) {
    this.#maxJobs = maxJobs;
    this.#maxJobsOfClient = maxJobsOfClient;
  }

  /** Adds a job to the end of its client's jobs. Returns whether there was room for it. */
  add(client: string, job: Job): boolean {
    const line = this.#queues.get(client) ?? { jobs: new Set(), isBusy: false };
    if (this.#size >= this.#maxJobs || line.jobs.size >= this.#maxJobsOfClient) return false;
    this.#queues.set(client, line);
    line.jobs.add(job);
    this.#size += 1;
    return true;
  }

  /** Removes and returns the next job of a client that has none in progress, if there is one. */
  take(): { client: string; job: Job } | undefined {
    for (const [client, line] of this.#queues) {
      const [job] = line.jobs;
      if (job === undefined || line.isBusy) continue;
      this.delete(client, job);
      line.isBusy = true;
      // Moves the client to the end.
      this.#queues.delete(client);
      this.#queues.set(client, line);
      return { client, job };
    }
    return undefined;
  }

  /** Marks a client's job as done, so that its next one can be taken. */
  done(client: string): void {
    const line = this.#queues.get(client);
    if (!line) return;
    line.isBusy = false;
    if (line.jobs.size === 0) this.#queues.delete(client);
  }

  /** Removes a job. Returns whether it was waiting. */
  delete(client: string, job: Job): boolean {
    const line = this.#queues.get(client);
    if (!line?.jobs.delete(job)) return false;
    this.#size -= 1;
    if (line.jobs.size === 0 && !line.isBusy) this.#queues.delete(client);
    return true;
  }

  /** Removes and returns all waiting jobs. */
  clear(): Job[] {
    const jobs = [...this.#queues.values()].flatMap((line) => [...line.jobs]);
    for (const { jobs: waiting } of this.#queues.values()) waiting.clear();
    this.#size = 0;
    return jobs;
  }
}
