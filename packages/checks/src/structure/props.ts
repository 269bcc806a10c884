import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { nearest } from '../../../model/src/nearest.ts';
import { problemsIn } from './nodes.ts';
import type { LineProblem, Source } from './Source.ts';

/** Reports attributes that a component doesn't have, and those of HTML that React writes in another way. */
export const checkProps = ({ tree, root }: Source): LineProblem[] =>
  problemsIn(tree, ({ type, name, attributes = [] }, report) => {
    if (!type.startsWith('mdxJsx') || !name) return;
    const props = /^[A-Z]\w*$/.test(name) ? propsOf(path.join(root, 'src/components', name)) : undefined;
    for (const { type: kind, name: key = '' } of attributes) {
      if (kind !== 'mdxJsxAttribute') continue;
      if (key === 'class') report('class is an attribute of HTML. Write className');
      if (!props || props.includes(key) || key === 'key') continue;
      const near = nearest(key, props, 1)[0];
      const instead = near
        ? `Perhaps ${near} is meant`
        : props.length > 0
          ? `It has ${props.join(', ')}`
          : 'Remove it';
      report(`<${name}> has no attribute ${key}. ${instead}`);
    }
  });

/** Returns the names of the properties that a component takes, or undefined if only a compiler could tell. */
function propsOf(folder: string): string[] | undefined {
  const file = path.join(folder, 'index.tsx');
  if (!fs.existsSync(file)) return undefined;
  const { statements } = ts.createSourceFile(
    file,
    fs.readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const component = statements.find(
    (statement) =>
      ts.isFunctionDeclaration(statement) &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword),
  );
  if (!component || !ts.isFunctionDeclaration(component)) return undefined;
  const [parameter] = component.parameters;
  if (!parameter) return [];
  if (!ts.isObjectBindingPattern(parameter.name)) return undefined;
  const { elements } = parameter.name;
  return elements.some(({ dotDotDotToken }) => dotDotDotToken)
    ? undefined
    : elements.map(({ propertyName, name }) => (propertyName ?? name).getText());
}
