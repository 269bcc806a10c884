import { createProgram } from '../../facts/samples/compile.ts';
import type { Program } from '../../facts/samples/programs.ts';

let before: ReturnType<typeof createProgram> | undefined;

/** Compiles programs with the SDKs' sources, which are parsed once for all the tests of a worker. */
export const sdkProgram = (programs: readonly Program[] = []): ReturnType<typeof createProgram> =>
  (before = createProgram(process.cwd(), programs, before));
