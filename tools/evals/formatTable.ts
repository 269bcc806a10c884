import type { Finding } from './child/runCases.ts';
import type { Task } from './readTasks.ts';

/** The grade of an answer to a task. */
export interface Result {
  task: Task;
  findings: Finding[];
}

/** Formats the results by task: the number of right answers, and the others' findings with their first reasons. */
export function formatTable(results: readonly Result[]): string {
  const tasks = [...new Set(results.map(({ task }) => task))];
  const width = Math.max(...tasks.map(({ name }) => name.length));
  const lines = tasks.flatMap((task) => {
    const own = results.filter((result) => result.task === task);
    const right = own.filter(({ findings }) => findings.length === 0);
    const found = own.flatMap(({ findings }) => findings);
    return [
      `${task.name.padEnd(width)}  ${right.length} of ${own.length} right  ${task.title}`,
      ...[...new Set(found.map(({ finding }) => finding))].map((finding) => {
        const all = found.filter((each) => each.finding === finding);
        const reason = all.find((each) => each.reason)?.reason;
        const times = all.length > 1 ? ` (${all.length} times)` : '';
        return `${' '.repeat(width)}  - ${finding}${times}${reason ? `: ${reason}` : ''}`;
      }),
    ];
  });
  const right = results.filter(({ findings }) => findings.length === 0).length;
  return [...lines, '', `${right} of ${results.length} answers are right.`].join('\n');
}
