import { nextProgram } from '../../packages/model/src/samples/compile.ts';
import type { Program } from '../../packages/model/src/samples/programs.ts';

/** Compiles programs with the SDKs' sources, which are parsed only once per worker. */
export const sdkProgram = (programs: readonly Program[] = []): ReturnType<typeof nextProgram> =>
  nextProgram(process.cwd(), programs);
