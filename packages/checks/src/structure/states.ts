import type { Node } from 'unist';
import { toString } from 'mdast-util-to-string';
import { jobStates, orderStates, passportStates, type States } from '../../../../src/data/pictures/states.ts';
import type { LineProblem, Source } from './Source.ts';

const drawn: Readonly<Record<string, States>> = { jobStates, orderStates, passportStates };

interface Block extends Node {
  name?: string | null;
  attributes?: { name?: string; value?: unknown }[];
  children?: Block[];
}

/** Returns the expression of the `of` attribute. */
const shownBy = ({ attributes = [] }: Block): string => {
  const value = attributes.find(({ name }) => name === 'of')?.value as { value?: string } | undefined;
  return value?.value ?? '';
};

/** Returns the first column of a table that explains states. */
function statesOf(table: Block): string[] {
  const [head, ...rows] = table.children ?? [];
  if (toString(head?.children?.[0] as Parameters<typeof toString>[0]) !== 'State') return [];
  return rows.map(({ children = [] }) => toString(children[0] as Parameters<typeof toString>[0]));
}

/** Reports state diagrams that lack a state which the table in their section explains. */
export function checkStates({ tree }: Source): LineProblem[] {
  const blocks = (tree as Block).children ?? [];
  return blocks.flatMap((block, index) => {
    if (block.name !== 'StateDiagram') return [];
    const rest = blocks.slice(index + 1);
    const end = rest.findIndex(({ type }) => type === 'heading');
    const table = rest.slice(0, end < 0 ? undefined : end).find(({ type }) => type === 'table');
    const { main = [], transitions = [] } = drawn[shownBy(block)] ?? {};
    const known = new Set([...main, ...transitions.map(({ to }) => to)]);
    const missingState = (table ? statesOf(table) : []).find((state) => !known.has(state));
    if (!missingState) return [];
    const message = `the diagram shows ${shownBy(block)}, which lacks the state "${missingState}" of the table below. Show the diagram of the states in the table`;
    return [{ line: block.position?.start.line ?? 1, message }];
  });
}
