/** Every operation by its anchor, made at build by `packages/api-page/src`. */
declare module 'tried-operations' {
  import type { TriedOperation } from './TryItOperation.ts';

  const operations: Readonly<Record<string, TriedOperation>>;
  export default operations;
}
