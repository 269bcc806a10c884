import type { Fault } from '../Fault.ts';
import { arrangementFaults } from './arrangement.ts';
import { codeFaults } from './code.ts';
import { commentFaults } from './comments.ts';
import { descriptionFaults } from './description.ts';
import { numberFaults } from './numbers.ts';
import { sampleFaults } from './samples.ts';
import { textFaults } from './texts.ts';

/** Every fault. Chosen before anyone looked at what the checks find, so that their rate means something. */
export const faults: readonly Fault[] = [
  ...numberFaults,
  ...textFaults,
  ...arrangementFaults,
  ...sampleFaults,
  ...commentFaults,
  ...descriptionFaults,
  ...codeFaults,
];
