import { toString } from 'mdast-util-to-string';
import type { Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { LineProblem, Source } from './Source.ts';
import { OTHER_ENVIRONMENT } from './tabLanguages.ts';

/** Reports columns that are named after an environment and contain values of the other one. */
export function checkTableEnvironments({ tree }: Source): LineProblem[] {
  const problems: LineProblem[] = [];
  visit(tree, 'table', ({ children: [head, ...rows] }: Table) => {
    const names = head?.children.map((cell) => toString(cell)) ?? [];
    for (const row of rows)
      row.children.forEach((cell, column) => {
        const name = names[column] ?? '';
        const foreign = OTHER_ENVIRONMENT[name]?.exec(toString(cell))?.[0];
        if (foreign)
          problems.push({
            line: row.position?.start.line ?? 1,
            message: `the column ${name} contains ${foreign}, which belongs to the other environment. Swap the cells`,
          });
      });
  });
  return problems;
}
