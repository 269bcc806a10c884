/** The region "shown" of a module, by `packages/markdown/src/codeBlocks/codeSourceLoader.mjs`. */
declare module '*?shown' {
  import type { ShownCode } from '@site/src/components/Demo/ShownCode.ts';

  const shown: ShownCode;
  export default shown;
}
