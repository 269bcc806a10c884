/** The compiler on a thread of its own: other requests are answered meanwhile, and it can be stopped. */
import { parentPort, workerData } from 'node:worker_threads';
import { SampleCompiler } from './SampleCompiler.ts';
import type { Sample } from './SampleReport.ts';

const compiler = new SampleCompiler((workerData as { types: string }).types);

parentPort?.on('message', (sample: Sample) => {
  try {
    parentPort?.postMessage({ report: compiler.check(sample) });
  } catch (error) {
    parentPort?.postMessage({ failure: (error as Error).message });
  }
});
