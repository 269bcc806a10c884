import { createSandbox, type Sandbox, type SandboxExchange } from '@nacre/sdk-base/sandbox';
import { isObject } from '../../../../model/src/openapi/document.ts';

const prefixOf = (id: unknown): string | undefined =>
  typeof id === 'string' ? /^[a-z]+(?=_\w+$)/.exec(id)?.[0] : undefined;

/** The last created ID of each kind, by the prefix of the ID. */
class CreatedIds {
  readonly #latest = new Map<string, string>();

  /** Returns the last created ID of the same kind. */
  latestLike(id: string): string | undefined {
    return this.#latest.get(prefixOf(id) ?? '');
  }

  /** Stores the ID from a response that created something. */
  remember({ status, body }: Pick<SandboxExchange, 'status' | 'body'>): void {
    if (![201, 202].includes(status) || !isObject(body)) return;
    const prefix = prefixOf(body.id);
    if (prefix !== undefined && typeof body.id === 'string') this.#latest.set(prefix, body.id);
  }

  /** Removes a deleted ID. */
  forget(id: string): void {
    const prefix = prefixOf(id);
    if (prefix !== undefined && this.#latest.get(prefix) === id) this.#latest.delete(prefix);
  }

  clear(): void {
    this.#latest.clear();
  }
}

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
