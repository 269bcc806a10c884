import { toString } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { nearest } from '../../../model/src/nearest.ts';
import { glossary } from '../../../../src/data/glossary.ts';
import type { LineProblem, Source } from './Source.ts';

interface Element extends Node {
  name?: string | null;
  children?: Element[];
  attributes?: { name?: string; value?: unknown }[];
}

/** Checks that terms are in the glossary, and that they are where a tooltip can open. */
export function checkTerms({ tree }: Source): LineProblem[] {
  const problems: LineProblem[] = [];
  visit(tree as Element, (node) => {
    const report = (message: string, { position }: Element = node) =>
      problems.push({ line: position?.start.line ?? 1, message });
    if (node.name === 'Term') {
      const message = messageFor(idOf(node));
      if (message) report(message);
      else checkTermText(node, report);
    }
    if (node.type === 'heading' || node.type === 'link')
      visit(node, (inner) => {
        if (inner.name === 'Term')
          report(`a term can't be explained inside a ${node.type}. Explain it in the text`, inner);
      });
  });
  return problems;
}

const idOf = ({ attributes }: Element): unknown => attributes?.find(({ name }) => name === 'id')?.value;

/** Reports a text that is the name of one term and has the explanation of another. */
function checkTermText(node: Element, report: (message: string) => void): void {
  const text = toString(node as Parameters<typeof toString>[0]).toLowerCase();
  const names = Object.entries(glossary).flatMap(([slug, { term }]) =>
    term.toLowerCase() === text || slug.replaceAll('-', ' ') === text ? slug : [],
  );
  if (names.length > 0 && !names.includes(idOf(node) as never))
    report(
      `"${text}" is the term "${names[0]}", and is explained as "${String(idOf(node))}". Write <Term id="${names[0]}">`,
    );
}

function messageFor(id: unknown): string | undefined {
  if (typeof id !== 'string') return '<Term> has no id. Write <Term id="session">session</Term>';
  if (Object.hasOwn(glossary, id)) return undefined;
  const near = nearest(id, Object.keys(glossary), 1)[0];
  return `the glossary has no term "${id}". ${near ? `Perhaps "${near}" is meant. ` : ''}Add a new term to src/data/glossary.json`;
}
