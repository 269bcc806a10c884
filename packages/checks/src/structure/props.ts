import { hint } from '../texts/hint.ts';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parseScript } from '../texts/script.ts';
import { problemsIn } from '../texts/nodes.ts';
import type { LineProblem, Source } from './Source.ts';

/** Reports attributes that a component doesn't have, and those of HTML that React writes in another way. */
export const checkProps = ({ tree, root }: Source): LineProblem[] =>
  problemsIn(tree, ({ type, name, attributes = [] }, report) => {
    if (!type.startsWith('mdxJsx') || !name) return;
    const props = /^[A-Z]\w*$/.test(name) ? propsOf(path.join(root, 'src/components', name)) : undefined;
    for (const { type: kind, name: key = '', value } of attributes) {
      if (kind !== 'mdxJsxAttribute') continue;
      if (key === 'class') report('class is an attribute of HTML. Write className');
      if (!props || key === 'key') continue;
      const values = props.get(key);
      if (!values) report(`<${name}> has no attribute ${key}${insteadOf(key, [...props.keys()])}`);
      else if (typeof value === 'string' && values.length > 0 && !values.includes(value))
        report(`${key} of <${name}> can't be "${value}"${insteadOf(value, values)}`);
    }
  });

const insteadOf = (word: string, words: readonly string[]): string =>
  hint(word, words) || (words.length > 0 ? `. It has ${words.join(', ')}` : '. Remove it');

/**
 * Returns the properties that a component takes, or undefined if only a compiler could tell. Each has its values if the
 * component's own file lists them, and otherwise none.
 */
function propsOf(folder: string): Map<string, string[]> | undefined {
  const file = path.join(folder, 'index.tsx');
  if (!fs.existsSync(file)) return undefined;
  const { statements } = parseScript(file);
  const component = statements.find(
    (statement) =>
      ts.isFunctionDeclaration(statement) &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword),
  );
  if (!component || !ts.isFunctionDeclaration(component)) return undefined;
  const [parameter] = component.parameters;
  if (!parameter) return new Map();
  if (!ts.isObjectBindingPattern(parameter.name)) return undefined;
  const { elements } = parameter.name;
  return elements.some(({ dotDotDotToken }) => dotDotDotToken)
    ? undefined
    : new Map(
        elements.map(({ propertyName, name }) => {
          const key = (propertyName ?? name).getText();
          return [key, valuesOf(key, parameter.type, statements)];
        }),
      );
}

/** Returns the texts that a property may have by a type in the same file. */
function valuesOf(key: string, type: ts.TypeNode | undefined, statements: readonly ts.Statement[]): string[] {
  const name = type && ts.isTypeReferenceNode(type) ? type.typeName.getText() : undefined;
  const declared = statements.find((each) => ts.isInterfaceDeclaration(each) && each.name.text === name);
  const holder = declared ?? type;
  if (!holder || !(ts.isInterfaceDeclaration(holder) || ts.isTypeLiteralNode(holder))) return [];
  const member = holder.members.find((each) => each.name?.getText() === key);
  const valueType = member && ts.isPropertySignature(member) ? member.type : undefined;
  const types = valueType && ts.isUnionTypeNode(valueType) ? valueType.types : [];
  const texts = types.flatMap((each) =>
    ts.isLiteralTypeNode(each) && ts.isStringLiteral(each.literal) ? [each.literal.text] : [],
  );
  return texts.length === types.length ? texts : [];
}
