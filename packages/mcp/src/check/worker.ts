/** The compiler's worker thread, which `CompilerThread` starts. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Reply } from './CompilerThread.ts';
import { SampleCompiler } from './SampleCompiler.ts';
import type { Sample } from './SampleReport.ts';

const sendReply = (reply: Reply) => parentPort?.postMessage(reply);

const compiler = new SampleCompiler((workerData as { types: string }).types);

parentPort?.on('message', (sample: Sample) => {
  try {
    sendReply({ report: compiler.check(sample) });
  } catch (error) {
    sendReply({ failure: failureMessage(error as Error) });
  }
});

// Reading all declarations now makes the first sample fast.
compiler.check({ code: "import '@nacre/sdk-react';", language: 'tsx' });
sendReply({ isReady: true });

/** Returns the reason of a failure. The engine's message for a stack overflow wouldn't help the sample's author. */
function failureMessage(error: Error): string {
  if (!(error instanceof RangeError)) return error.message;
  return 'The sample is nested too deeply for the compiler. Split it: move nested parts into named declarations.';
}
