import { jobStates, orderStates, passportStates, type States } from '../../../../src/data/pictures/states.ts';
import { attributeOf, problemsIn, textOf, type AnyNode } from '../texts/nodes.ts';
import type { LineProblem, Source } from './Source.ts';

const drawn: Readonly<Record<string, States>> = { jobStates, orderStates, passportStates };

/** Returns the first column of a table that explains states. */
function statesOf(table: AnyNode): string[] {
  const [head, ...names] = (table.children ?? []).map(({ children = [] }) => textOf(children[0]));
  return head === 'State' ? names : [];
}

/** Reports state diagrams that lack a state which the table in their section explains. */
export const checkStates = ({ tree }: Source): LineProblem[] =>
  problemsIn(tree, (node, report) => {
    if (node.name !== 'StateDiagram') return;
    const blocks = tree.children as AnyNode[];
    const rest = blocks.slice(blocks.indexOf(node) + 1);
    const end = rest.findIndex(({ type }) => type === 'heading');
    const table = rest.slice(0, end < 0 ? undefined : end).find(({ type }) => type === 'table');
    const { value: shown = '' } = (attributeOf(node, 'of') ?? {}) as { value?: string };
    const { main = [], transitions = [] } = drawn[shown] ?? {};
    const known = new Set([...main, ...transitions.map(({ to }) => to)]);
    const missing = (table ? statesOf(table) : []).find((state) => !known.has(state));
    if (missing)
      report(
        `the diagram shows ${shown}, which lacks the state "${missing}" of the table below. Show the diagram of the states in the table`,
      );
  });
