interface Line<Job> {
  jobs: Set<Job>;
  /** Whether one of them has been taken, and is not done. */
  isServed: boolean;
}

/** Jobs of several clients, who take turns. A client has one job served at a time, so one alone never takes every place. */
export class FairQueue<Job> {
  readonly #most: number;
  readonly #mostOfClient: number;
  /** Whose turn is next stands first. */
  readonly #lines = new Map<string, Line<Job>>();
  #size = 0;

  /**
   * @param most - jobs that may wait
   * @param mostOfClient - jobs that may wait of one client
   */
  constructor(most: number, mostOfClient: number) {
    this.#most = most;
    this.#mostOfClient = mostOfClient;
  }

  /** Puts a job at the end of its client's. Says whether there is room for it. */
  add(client: string, job: Job): boolean {
    const line = this.#lines.get(client) ?? { jobs: new Set(), isServed: false };
    if (this.#size >= this.#most || line.jobs.size >= this.#mostOfClient) return false;
    this.#lines.set(client, line);
    line.jobs.add(job);
    this.#size += 1;
    return true;
  }

  /** Takes the job that is next, if there is one whose client has none served. */
  take(): { client: string; job: Job } | undefined {
    for (const [client, line] of this.#lines) {
      const [job] = line.jobs;
      if (job === undefined || line.isServed) continue;
      this.delete(client, job);
      line.isServed = true;
      // Everybody else comes first.
      this.#lines.delete(client);
      this.#lines.set(client, line);
      return { client, job };
    }
    return undefined;
  }

  /** A client's job is done: the next one of its jobs can be taken. */
  done(client: string): void {
    const line = this.#lines.get(client);
    if (!line) return;
    line.isServed = false;
    if (line.jobs.size === 0) this.#lines.delete(client);
  }

  /** Takes a job out. Says whether it waited. */
  delete(client: string, job: Job): boolean {
    const line = this.#lines.get(client);
    if (!line?.jobs.delete(job)) return false;
    this.#size -= 1;
    if (line.jobs.size === 0 && !line.isServed) this.#lines.delete(client);
    return true;
  }

  /** Takes out every job that waits. */
  clear(): Job[] {
    const jobs = [...this.#lines.values()].flatMap((line) => [...line.jobs]);
    for (const { jobs: waiting } of this.#lines.values()) waiting.clear();
    this.#size = 0;
    return jobs;
  }
}
