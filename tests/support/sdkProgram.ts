import { createIncrementalProgram } from '../../packages/model/src/samples/compile.ts';
import type { SampleProgram } from '../../packages/model/src/samples/programs.ts';

/** Compiles programs with the SDKs' sources, which are parsed only once per worker. */
export const sdkProgram = (
  programs: readonly SampleProgram[] = [],
): ReturnType<typeof createIncrementalProgram> => createIncrementalProgram(process.cwd(), programs);
