/** Runs the tasks that a target needs, such as `build`: `tsx tools/scripts/tasks/run.ts build`. */
import { runAsCommand } from './main.ts';
import { withDependencies } from './Task.ts';
import { tasks } from './tasks.ts';

const [name = ''] = process.argv.slice(2);
// The target itself prints as it goes.
const needed = withDependencies(tasks, [name]).map((task) =>
  task.name === name ? { ...task, isShown: true as const } : task,
);
void runAsCommand(name, needed);
