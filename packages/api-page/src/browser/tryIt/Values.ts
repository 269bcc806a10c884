import type { Json } from '../../../../model/src/openapi/document.ts';
import type { Caller } from './TryItOperation.ts';

/** The faults that a call can simulate. */
export type Fault = 'none' | 'rate-limited' | 'unavailable' | 'conflict' | 'timeout';

/** The values of a form. */
export interface Values {
  caller: Caller;
  path: Record<string, string>;
  /** Query parameters. An empty one isn't sent. */
  query: Record<string, string>;
  idempotencyKey: string;
  body: Json | undefined;
  fault: Fault;
}
