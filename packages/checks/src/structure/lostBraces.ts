import { isInPages } from './files.ts';
import { exportsOf } from './imports.ts';
import { nodesIn, problemsIn } from './nodes.ts';
import type { LineProblem, Source } from './Source.ts';

/** Reports names of imported values and of facts that readers see in place of the value. */
export function checkLostBraces({ file, tree }: Source): LineProblem[] {
  if (!isInPages(file)) return [];
  const imports = nodesIn(tree, ({ type }) => type === 'mdxjsEsm').map(({ value }) => value);
  const clauses = imports.join('\n').replace(/from .*/g, '');
  const names = new Set([
    ...(exportsOf('src/data/facts.ts') ?? []),
    ...(clauses.match(/\b[a-z]+[A-Z]\w*/g) ?? []),
  ]);
  return problemsIn(tree, ({ type, value = '' }, report) => {
    const name = type === 'text' && value.match(/\w+/g)?.find((word) => names.has(word));
    if (name) report(`readers see the name ${name}. Write {${name}} for its value`);
  });
}
