import { nearest } from '../../../model/src/nearest.ts';
import { glossary } from '../../../../src/data/glossary.ts';
import { attributeOf, lineOf, nodesIn, problemsIn, textOf, type AnyNode } from './nodes.ts';
import type { LineProblem, Source } from './Source.ts';

/** Checks that terms are in the glossary, and that they are where a tooltip can open. */
export const checkTerms = ({ tree }: Source): LineProblem[] =>
  problemsIn(tree, (node, report) => {
    if (node.name === 'Term') report(messageFor(attributeOf(node, 'id')) ?? textMessage(node));
    if (node.type === 'heading' || node.type === 'link')
      for (const term of nodesIn(node, ({ name }) => name === 'Term'))
        report(`a term can't be explained inside a ${node.type}. Explain it in the text`, lineOf(term));
  });

/** Returns the problem with a text that is the name of one term and has the explanation of another. */
function textMessage(node: AnyNode): string | undefined {
  const id = attributeOf(node, 'id');
  const text = textOf(node).toLowerCase();
  if (text.trim() === '') return '<Term> has no words. Write those that it explains inside it';
  const names = Object.entries(glossary).flatMap(([slug, { term }]) =>
    [term.toLowerCase(), slug.replaceAll('-', ' ')].some((name) =>
      [name, `${name}s`, `${name}es`].includes(text),
    )
      ? slug
      : [],
  );
  return names.length > 0 && !names.includes(id as never)
    ? `"${text}" is the term "${names[0]}", and is explained as "${String(id)}". Write <Term id="${names[0]}">`
    : undefined;
}

function messageFor(id: unknown): string | undefined {
  if (typeof id !== 'string') return '<Term> has no id. Write <Term id="session">session</Term>';
  if (Object.hasOwn(glossary, id)) return undefined;
  const near = nearest(id, Object.keys(glossary), 1)[0];
  return `the glossary has no term "${id}". ${near ? `Perhaps "${near}" is meant. ` : ''}Add a new term to src/data/glossary.json`;
}
