import type { Fault } from '../Fault.ts';
import { arrangementFaults } from './arrangement.ts';
import { codeFaults } from './code.ts';
import { commentFaults } from './comments.ts';
import { descriptionFaults } from './description.ts';
import { numberFaults } from './numbers.ts';
import { sampleFaults } from './samples.ts';
import { textFaults } from './texts.ts';

/** Every fault. They were chosen before the checks were run on them, so that the detection rate is meaningful. */
export const faults: readonly Fault[] = [
  ...numberFaults,
  ...textFaults,
  ...arrangementFaults,
  ...sampleFaults,
  ...commentFaults,
  ...descriptionFaults,
  ...codeFaults,
];
