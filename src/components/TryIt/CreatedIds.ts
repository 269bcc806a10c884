import type { SandboxExchange } from '@nacre/sdk-base/sandbox';
import { isObject } from '../../../packages/model/src/openapi/document.ts';

const prefixOf = (id: unknown): string | undefined =>
  typeof id === 'string' ? /^[a-z]+(?=_\w+$)/.exec(id)?.[0] : undefined;

/** The ids of what was created last, by the prefix that shows their kind. */
export class CreatedIds {
  readonly #latest = new Map<string, string>();

  /** The last one of the kind that an id is of. */
  latestLike(id: string): string | undefined {
    return this.#latest.get(prefixOf(id) ?? '');
  }

  /** Remembers what an answer says was created. */
  remember({ status, body }: Pick<SandboxExchange, 'status' | 'body'>): void {
    if (![201, 202].includes(status) || !isObject(body)) return;
    const prefix = prefixOf(body.id);
    if (prefix !== undefined && typeof body.id === 'string') this.#latest.set(prefix, body.id);
  }

  /** Forgets what was deleted. */
  forget(id: string): void {
    const prefix = prefixOf(id);
    if (prefix !== undefined && this.#latest.get(prefix) === id) this.#latest.delete(prefix);
  }

  clear(): void {
    this.#latest.clear();
  }
}
