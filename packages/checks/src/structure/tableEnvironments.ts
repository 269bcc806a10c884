import { lineOf, problemsIn, textOf } from './nodes.ts';
import type { LineProblem, Source } from './Source.ts';
import { OTHER_ENVIRONMENT } from './tabLanguages.ts';

/** Reports columns that are named after an environment and contain values of the other one. */
export const checkTableEnvironments = ({ tree }: Source): LineProblem[] =>
  problemsIn(tree, ({ type, children = [] }, report) => {
    if (type !== 'table') return;
    const [names = [], ...rows] = children.map((row) => (row.children ?? []).map(textOf));
    rows.forEach((cells, index) =>
      cells.forEach((cell, column) => {
        const name = names[column] ?? '';
        const foreign = OTHER_ENVIRONMENT[name]?.exec(cell)?.[0];
        if (foreign)
          report(
            `the column ${name} contains ${foreign}, which belongs to the other environment. Swap the cells`,
            lineOf(children[index + 1] ?? { type }),
          );
      }),
    );
  });
