/** The region "shown" of a module, by `codeLoader.mjs`. */
declare module '!!../../Demo/codeLoader.mjs!*' {
  import type { ShownCode } from '@site/src/components/Demo/ShownCode.ts';

  const shown: ShownCode;
  export default shown;
}
