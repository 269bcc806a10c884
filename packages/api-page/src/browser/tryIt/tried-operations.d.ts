/** Every operation by its anchor, made at build by `packages/api-page/src`. */
declare module 'tried-operations' {
  import type { TryItOperation } from './TryItOperation.ts';

  const operations: Readonly<Record<string, TryItOperation>>;
  export default operations;
}
