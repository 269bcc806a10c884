import { checks } from '../../../packages/checks/src/registry/index.ts';
import type { Check } from '../../../packages/checks/src/registry/Check.ts';
import { checkedPagesFile, SAMPLES_TASK } from '../../../packages/model/src/samples/checkedPages.ts';
import { generateTasks } from './generateTasks.ts';
import type { Task } from './Task.ts';

const generated = generateTasks.map(({ name }) => name);

// The build shows the result of the samples' check on each page, and waits for it itself.
const build: Task = {
  name: 'build',
  command: 'node --import tsx tools/scripts/build.ts',
  after: generated,
  beside: SAMPLES_TASK,
};

function taskOf({ name, scope, run }: Check): Task {
  return {
    name,
    command: typeof run === 'string' ? run : `node --import tsx tools/scripts/runCheck.ts ${name}`,
    after: scope === 'sources' ? generated : [build.name],
    ...(name === SAMPLES_TASK && { outputs: [checkedPagesFile] }),
  };
}

/** Every task but the tests, in the order in which they start: those with dependents first. */
export const tasks: readonly Task[] = [
  ...generateTasks,
  ...checks.slice(0, 1).map(taskOf),
  build,
  ...checks.slice(1).map(taskOf),
];

/** The tasks of `npm run gen` and `npm run build`. */
export const targets = { gen: generated, build: [build.name] } as const;
