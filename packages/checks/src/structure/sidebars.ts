import ts from 'typescript';

/** A document in a sidebar, and the line of its entry. */
export interface SidebarEntry {
  id: string;
  line: number;
}

/** Returns the documents that a file of sidebars spells out, as strings in lists and as ids of items. */
export function sidebarEntries(source: string): SidebarEntry[] {
  const file = ts.createSourceFile('sidebars.ts', source, ts.ScriptTarget.Latest, true);
  const entries: SidebarEntry[] = [];
  const add = (node: ts.StringLiteralLike) =>
    entries.push({ id: node.text, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
  const read = (node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node))
      for (const element of node.elements) if (ts.isStringLiteralLike(element)) add(element);
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'id' &&
      ts.isStringLiteralLike(node.initializer)
    )
      add(node.initializer);
    ts.forEachChild(node, read);
  };
  read(file);
  return entries;
}
