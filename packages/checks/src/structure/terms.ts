import { hint } from '../texts/hint.ts';
import { glossary } from '../../../../src/data/glossary.ts';
import { attributeOf, lineOf, nodesIn, problemsIn, textOf, type AnyNode } from '../texts/nodes.ts';
import type { LineProblem, Source } from './Source.ts';

/** Checks that terms are in the glossary, and that they are where a tooltip can open. */
export const checkTerms = ({ tree }: Source): LineProblem[] =>
  problemsIn(tree, (node, report) => {
    if (node.name === 'Term') report(messageFor(attributeOf(node, 'id')) ?? textMessage(node));
    if (node.type === 'heading' || node.type === 'link')
      for (const term of nodesIn(node, ({ name }) => name === 'Term'))
        report(`a term can't be explained inside a ${node.type}. Explain it in the text`, lineOf(term));
  });

const namesOf = (slug: string, { term }: { term: string }): string[] => [
  slug.replaceAll('-', ' '),
  term
    .toLowerCase()
    .replace(/ \(.*\)/, '')
    .replaceAll('’', "'"),
];

/** Returns the problem with a text that isn't the name of the term, or the end of that name. */
function textMessage(node: AnyNode): string | undefined {
  const id = attributeOf(node, 'id');
  const text = textOf(node).toLowerCase().replaceAll(/\s+/g, ' ').replaceAll('’', "'").trim();
  if (text === '') return '<Term> has no words. Write those that it explains inside it';
  const terms = Object.entries(glossary);
  const forms = [text, text.replace(/s$/, ''), text.replace(/es$/, '')];
  const isNamed = ([slug, entry]: (typeof terms)[number]) =>
    namesOf(slug, entry).some((name) => forms.some((form) => ` ${name}`.endsWith(` ${form}`)));
  const named = terms.filter(isNamed).map(([slug]) => slug);
  if (named.includes(String(id))) return undefined;
  return named.length > 0
    ? `"${text}" is the term "${named[0]}", and is explained as "${String(id)}". Write <Term id="${named[0]}">`
    : `"${text}" isn't the name of the term "${String(id)}". Use its name, or another term`;
}

function messageFor(id: unknown): string | undefined {
  if (typeof id !== 'string') return '<Term> has no id. Write <Term id="session">session</Term>';
  if (Object.hasOwn(glossary, id)) return undefined;
  const near = hint(id, Object.keys(glossary), '. Perhaps "*" is meant');
  return `the glossary has no term "${id}"${near}. Add a new term to src/data/glossary.json`;
}
