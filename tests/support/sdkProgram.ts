import { nextProgram } from '../../facts/samples/compile.ts';
import type { Program } from '../../facts/samples/programs.ts';

/** Compiles programs with the SDKs' sources, which are parsed once for all the tests of a worker. */
export const sdkProgram = (programs: readonly Program[] = []): ReturnType<typeof nextProgram> =>
  nextProgram(process.cwd(), programs);
