/** The region "shown" of a module, by `packages/markdown/src/codeBlocks/codeSourceLoader.mjs`. */
declare module '*?shown' {
  import type { ShownCode } from '@site/src/components/Demo/index.tsx';

  const shown: ShownCode;
  export default shown;
}
