import fs from 'node:fs';
import path from 'node:path';
import { Cache } from '../../../packages/model/src/cache/Cache.ts';
import {
  changedInputs,
  environment,
  inputsOf,
  isChangedSince,
  statesOf,
  type InputStates,
} from '../../../packages/model/src/cache/inputs.ts';
import { readLog, recordingEnvironment } from '../../../packages/model/src/cache/recording.ts';
import { announce, TASK_ENDS, TASKS_CACHE } from '../../../packages/model/src/cache/taskInputs.ts';
import type { Task } from './Task.ts';

/** The folder of the lists of what running tasks read. */
const LOGS = '.docusaurus/reads';
/** The packages as they are installed, which may differ from the lockfile. */
const INSTALLED = 'content:node_modules/.package-lock.json';

const facts = ({ command, env }: Task): string =>
  JSON.stringify([command, env, environment(), process.platform, process.arch]);

interface Result {
  facts: string;
  outputs: InputStates;
}

/** The outputs of finished tasks, with the states of everything that they were made from. */
export class TaskResults {
  readonly #root: string;
  readonly #logs: string;
  readonly #cache: Cache;
  #count = 0;

  constructor(root: string) {
    this.#root = root;
    this.#logs = path.join(root, LOGS, String(process.pid));
    this.#cache = new Cache(root, TASKS_CACHE, { limit: 100 });
  }

  /** Whether a task's outputs are exactly those that it last made, from the same inputs. */
  isCurrent(task: Task): boolean {
    const result = this.#cache.get<Result>(task.name);
    return (
      result !== undefined &&
      result.facts === facts(task) &&
      changedInputs(this.#root, result.outputs).length === 0
    );
  }

  /** The environment of a program that waits for another task with `taskEnd`. */
  get announcements(): Record<string, string> {
    return { [TASK_ENDS]: this.#logs };
  }

  announce(task: string, hasPassed: boolean): void {
    announce(`${task}.${hasPassed ? 'passed' : 'failed'}`, this.#logs);
  }

  /** Removes the lists of what the tasks read, those of failed tasks too. */
  end(): void {
    fs.rmSync(this.#logs, { recursive: true, force: true });
  }

  /** Returns the environment of a task that starts, which lists what it reads, and a function to save its result. */
  record(task: Task) {
    const start = Date.now();
    this.#count += 1;
    const log = path.join(this.#logs, `${this.#count}.txt`);
    fs.mkdirSync(path.dirname(log), { recursive: true });
    fs.writeFileSync(log, '');
    const outputs = task.outputs ?? [];
    return {
      env: recordingEnvironment(this.#root, log),
      save: () => {
        const inputs = [...inputsOf(this.#root, readLog(log), outputs), INSTALLED];
        // The task may have read either version.
        if (isChangedSince(this.#root, inputs, start)) return;
        const states = statesOf(
          this.#root,
          outputs.map((output) => `files:${output}`),
        );
        this.#cache.set(
          task.name,
          { facts: facts(task), outputs: states } satisfies Result,
          statesOf(this.#root, inputs),
        );
        this.#cache.write();
      },
    };
  }
}
