/** The compiler on its thread, as `CompilerThread` starts it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Reply } from './CompilerThread.ts';
import { SampleCompiler } from './SampleCompiler.ts';
import type { Sample } from './SampleReport.ts';

const say = (reply: Reply) => parentPort?.postMessage(reply);

const compiler = new SampleCompiler((workerData as { types: string }).types);

parentPort?.on('message', (sample: Sample) => {
  try {
    say({ report: compiler.check(sample) });
  } catch (error) {
    say({ failure: whyItFailed(error as Error) });
  }
});

// Reading all declarations now leaves little to do for the first sample.
compiler.check({ code: "import '@nacre/sdk-react';", language: 'tsx' });
say({ isReady: true });

/** The engine's own words for a stack that is full would say nothing to whoever wrote the sample. */
function whyItFailed(error: Error): string {
  if (!(error instanceof RangeError)) return error.message;
  return 'The sample is nested too deeply for the compiler. Take it apart: give parts of it names of their own.';
}
