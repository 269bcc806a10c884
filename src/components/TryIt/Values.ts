import type { Json } from '../../../packages/model/src/openapi/document.ts';
import type { Caller } from './TriedOperation.ts';

/** What can be made to happen to a call. */
export type Fault = 'none' | 'rate-limited' | 'unavailable' | 'conflict' | 'timeout';

/** What stands in a form. */
export interface Values {
  caller: Caller;
  path: Record<string, string>;
  /** Parts of the query; one that is empty isn't sent. */
  query: Record<string, string>;
  idempotencyKey: string;
  body: Json | undefined;
  fault: Fault;
}
