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
    const taskResults = results.filter((result) => result.task === task);
    const right = taskResults.filter(({ findings }) => findings.length === 0);
    const findings = taskResults.flatMap(({ findings }) => findings);
    return [
      `${task.name.padEnd(width)}  ${right.length} of ${taskResults.length} right  ${task.title}`,
      ...[...new Set(findings.map(({ finding }) => finding))].map((finding) => {
        const all = findings.filter((each) => each.finding === finding);
        const reason = all.find((each) => each.reason)?.reason;
        const times = all.length > 1 ? ` (${all.length} times)` : '';
        return `${' '.repeat(width)}  - ${finding}${times}${reason ? `: ${reason}` : ''}`;
      }),
    ];
  });
  const right = results.filter(({ findings }) => findings.length === 0).length;
  return [...lines, '', `${right} of ${results.length} answers are right.`].join('\n');
}
