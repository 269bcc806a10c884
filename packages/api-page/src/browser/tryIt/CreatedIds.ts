import type { SandboxExchange } from '@nacre/sdk-base/sandbox';
import { isObject } from '../../../../model/src/openapi/document.ts';

const prefixOf = (id: unknown): string | undefined =>
  typeof id === 'string' ? /^[a-z]+(?=_\w+$)/.exec(id)?.[0] : undefined;

/** The last created ID of each kind, by the prefix of the ID. */
export class CreatedIds {
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
