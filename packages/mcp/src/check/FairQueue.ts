interface Line<Job> {
  jobs: Set<Job>;
  /** Whether one of the client's jobs is in progress. */
  isServed: boolean;
}

/**
 * A queue of jobs in which clients take turns. Each client has at most one job in progress, so a single client never
 * occupies all compilers.
 */
export class FairQueue<Job> {
  readonly #most: number;
  readonly #mostOfClient: number;
  /** Jobs by client. The client whose turn is next comes first. */
  readonly #lines = new Map<string, Line<Job>>();
  #size = 0;

  /**
   * @param most - maximum number of waiting jobs
   * @param mostOfClient - maximum number of waiting jobs per client
   */
  constructor(most: number, mostOfClient: number) {
    this.#most = most;
    this.#mostOfClient = mostOfClient;
  }

  /** Adds a job to the end of its client's jobs. Returns whether there was room for it. */
  add(client: string, job: Job): boolean {
    const line = this.#lines.get(client) ?? { jobs: new Set(), isServed: false };
    if (this.#size >= this.#most || line.jobs.size >= this.#mostOfClient) return false;
    this.#lines.set(client, line);
    line.jobs.add(job);
    this.#size += 1;
    return true;
  }

  /** Removes and returns the next job of a client that has none in progress, if there is one. */
  take(): { client: string; job: Job } | undefined {
    for (const [client, line] of this.#lines) {
      const [job] = line.jobs;
      if (job === undefined || line.isServed) continue;
      this.delete(client, job);
      line.isServed = true;
      // Moves the client to the end.
      this.#lines.delete(client);
      this.#lines.set(client, line);
      return { client, job };
    }
    return undefined;
  }

  /** Marks a client's job as done, so that its next one can be taken. */
  done(client: string): void {
    const line = this.#lines.get(client);
    if (!line) return;
    line.isServed = false;
    if (line.jobs.size === 0) this.#lines.delete(client);
  }

  /** Removes a job. Returns whether it was waiting. */
  delete(client: string, job: Job): boolean {
    const line = this.#lines.get(client);
    if (!line?.jobs.delete(job)) return false;
    this.#size -= 1;
    if (line.jobs.size === 0 && !line.isServed) this.#lines.delete(client);
    return true;
  }

  /** Removes and returns all waiting jobs. */
  clear(): Job[] {
    const jobs = [...this.#lines.values()].flatMap((line) => [...line.jobs]);
    for (const { jobs: waiting } of this.#lines.values()) waiting.clear();
    this.#size = 0;
    return jobs;
  }
}
