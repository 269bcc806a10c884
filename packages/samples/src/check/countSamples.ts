import type { Sample } from '../../../model/src/samples/extract.ts';
import { isCode } from '../../../model/src/samples/programs.ts';
import { isCheckedSample } from './index.ts';

/** The numbers of blocks by how they're checked. */
export interface SampleCounts {
  found: number;
  compiled: number;
  run: number;
  /** Commands, JSON and other languages, which are checked against the things that they name. */
  compared: number;
  shown: number;
  skipped: number;
}

export function countSamples(samples: readonly Sample[]): SampleCounts {
  const checked = samples.filter(isCheckedSample);
  const compiled = checked.filter(isCode).length;
  const skipped = samples.filter(({ noCheck }) => noCheck !== undefined).length;
  return {
    found: samples.length,
    compiled,
    run: checked.filter(({ run }) => run).length,
    compared: checked.length - compiled,
    shown: samples.length - checked.length - skipped,
    skipped,
  };
}
