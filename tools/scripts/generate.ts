/**
 * Generates everything that isn't written by hand: the API description's TypeScript types, both SDK references, the
 * backend pages, the packages' code, and the images with the brand's colors. Each task checks its source first.
 */
import { generateTasks } from './tasks/generateTasks.ts';
import { runAsCommand } from './tasks/main.ts';

void runAsCommand('gen', generateTasks);
