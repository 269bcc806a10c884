import ts from 'typescript';
import type { Sample } from './extract.ts';
import type { RunField } from './runMark.ts';

/** A value in a block's code that a reader may change before running it. */
export interface Edit extends Omit<RunField, 'id'> {
  /** Start of the literal in the code. */
  start: number;
  end: number;
}

const SYNTAX = 'Write edit="Label=value; Other label=value" after the fence of a block marked run';

/**
 * Finds the values that a block's fence marks: `edit="Amount=0.25"` adds a field for the literal `'0.25'`.
 *
 * @throws an error that describes what's wrong with the mark
 */
export function editsOf({ code, edit, run }: Pick<Sample, 'code' | 'edit' | 'run'>): Edit[] {
  if (edit === undefined) return [];
  if (!run) throw new Error(`edit needs a block marked run. ${SYNTAX}.`);
  const literals = literalsIn(code);
  const edits = edit.split(';').map((part): Edit => {
    const [, label = '', value = ''] = /^\s*([^=]*[^=\s])\s*=\s*(\S(?:.*\S)?)\s*$/.exec(part) ?? [];
    if (!label) throw new Error(`edit has no label and value in "${part.trim()}". ${SYNTAX}.`);
    const [match, another] = literals.filter((literal) => literal.value === value);
    if (!match)
      throw new Error(`edit marks ${value}, but no literal of the block has this value. ${SYNTAX}.`);
    if (another)
      throw new Error(
        `edit marks ${value}, but several literals of the block have this value. Mark another one, or write the value only once.`,
      );
    return { label, ...match };
  });
  const repeated = edits.find(
    ({ label }, index) => edits.findIndex((candidate) => candidate.label === label) < index,
  );
  if (repeated)
    throw new Error(`edit has two fields labeled "${repeated.label}". Give each a different label.`);
  return edits;
}

/** Returns the literals in code that are values of expressions. */
function literalsIn(code: string): Omit<Edit, 'label'>[] {
  const source = ts.createSourceFile('block.ts', code, ts.ScriptTarget.Latest, true);
  const literals: Omit<Edit, 'label'>[] = [];
  const visit = (node: ts.Node): void => {
    const kind = kindOf(node);
    if (kind && isValue(node)) {
      const value = kind === 'text' ? (node as ts.StringLiteralLike).text : node.getText(source);
      literals.push({ value, kind, start: node.getStart(source), end: node.end });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return literals;
}

function kindOf(node: ts.Node): Edit['kind'] | undefined {
  if (ts.isStringLiteralLike(node)) return 'text';
  if (ts.isNumericLiteral(node)) return 'number';
  return ts.isBigIntLiteral(node) ? 'bigint' : undefined;
}

/** Whether a literal is a value, and not the name of a property, a module or a type. */
const isValue = (node: ts.Node): boolean =>
  !ts.isImportDeclaration(node.parent) &&
  !ts.isLiteralTypeNode(node.parent) &&
  !ts.isTaggedTemplateExpression(node.parent) &&
  (node.parent as { name?: ts.Node }).name !== node;

/**
 * Replaces each literal with the reader's value, if there is one. `$edits` contains these values by the field's index.
 */
export function withEdits(code: string, edits: readonly Edit[], firstField: number): string {
  const numbered = edits.map((edit, index) => ({ ...edit, field: firstField + index }));
  return numbered
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, field }) =>
        `${text.slice(0, start)}($edits[${field}] ?? ${text.slice(start, end)})${text.slice(end)}`,
      code,
    );
}
