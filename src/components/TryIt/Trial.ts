import { createSandbox, type Sandbox, type SandboxExchange } from '@nacre/sdk-base/sandbox';
import { CreatedIds } from './CreatedIds.ts';

/** A sandbox that forms call, one after the other, and what was created in it. */
export class Trial {
  readonly ids = new CreatedIds();
  readonly sandbox: Sandbox;
  /** Takes the answers to the calls that are under way. */
  #answers: SandboxExchange[] = [];
  #turn: Promise<unknown> = Promise.resolve();
  /** How many keys were given out, each to one form. */
  #keys = 0;

  constructor() {
    this.sandbox = createSandbox({ onExchange: (exchange) => this.#answers.push(exchange) });
  }

  /** Waits for what is under way: calls that overlap would take each other's answers and faults. */
  inTurn<Result>(action: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(action);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Runs something, and gives the sandbox's answers to it. */
  async answersTo(action: () => Promise<unknown>): Promise<SandboxExchange[]> {
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
