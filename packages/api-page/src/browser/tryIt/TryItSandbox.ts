import { createSandbox, type Sandbox, type SandboxExchange } from '@nacre/sdk-base/sandbox';
import { CreatedIds } from './CreatedIds.ts';

/** A sandbox that forms call one after the other, and the IDs created in it. */
export class TryItSandbox {
  readonly ids = new CreatedIds();
  readonly sandbox: Sandbox;
  /** Collects the responses to the calls in progress. */
  #answers: SandboxExchange[] = [];
  #turn: Promise<unknown> = Promise.resolve();
  /** Number of idempotency keys generated so far, one per form. */
  #keys = 0;

  constructor() {
    this.sandbox = createSandbox({ onExchange: (exchange) => this.#answers.push(exchange) });
  }

  /** Runs an action after those in progress. Overlapping calls would receive each other's responses and faults. */
  enqueue<Result>(action: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(action);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Runs an action and returns the sandbox's responses to it. */
  async exchangesDuring(action: () => Promise<unknown>): Promise<SandboxExchange[]> {
    this.#answers = [];
    const answers = this.#answers;
    await action();
    return answers;
  }

  nextKey(): string {
    this.#keys += 1;
    return `try-it-${this.#keys}`;
  }

  reset(): void {
    this.sandbox.reset();
    this.ids.clear();
  }
}
