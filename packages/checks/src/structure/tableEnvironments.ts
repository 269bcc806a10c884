import { toString } from 'mdast-util-to-string';
import type { Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Found, Source } from './Source.ts';
import { FOREIGN } from './tabLanguages.ts';

/** Reports columns that are named after an environment and contain values of the other one. */
export function checkTableEnvironments({ tree }: Source): Found[] {
  const found: Found[] = [];
  visit(tree, 'table', ({ children: [head, ...rows] }: Table) => {
    const names = head?.children.map((cell) => toString(cell)) ?? [];
    for (const row of rows)
      row.children.forEach((cell, column) => {
        const name = names[column] ?? '';
        const foreign = FOREIGN[name]?.exec(toString(cell))?.[0];
        if (foreign)
          found.push({
            line: row.position?.start.line ?? 1,
            message: `the column ${name} has ${foreign} in it, which is the other environment's. Swap the cells back`,
          });
      });
  });
  return found;
}
