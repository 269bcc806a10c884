import ts from 'typescript';
import { parseType } from './parse.ts';
import { splitGenerics, type Version } from './World.ts';

/** Whether code gives values of a type to the API, gets them from it, or both. */
export interface Position {
  in: boolean;
  out: boolean;
}

export const GIVEN: Position = { in: true, out: false };
export const RETURNED: Position = { in: false, out: true };
export const EITHER: Position = { in: true, out: true };

/** What a callback takes comes from the API; what it returns goes there. */
export const flipped = (position: Position): Position => ({ in: position.out, out: position.in });

const ROOTS: ReadonlyMap<string, Position> = new Map([
  ['class', RETURNED],
  ['function', RETURNED],
  ['variable', RETURNED],
  ['parameter', GIVEN],
  ['body', GIVEN],
  ['response', RETURNED],
]);

/** On which way each named type goes, followed from what can be called. */
export function positionsOf(versions: readonly Version[]): ReadonlyMap<string, Position> {
  const positions = new Map<string, Position>();
  for (const version of versions) {
    for (const item of version.items.values()) {
      const root = ROOTS.get(item.kind);
      if (!root) continue;
      if (item.kind === 'class') follow(version, item.name, root);
      else visit(version, parseType(item.type ?? 'unknown'), root);
    }
  }
  return positions;

  function follow(version: Version, name: string, given: Position): void {
    const head = version.items.get(name);
    if (!head) return;
    // Only the API makes objects of a class: one that comes back is one that it gave.
    const position = head.kind === 'class' ? RETURNED : given;
    const known = positions.get(name) ?? { in: false, out: false };
    const merged = { in: known.in || position.in, out: known.out || position.out };
    if (visited(version, name, position)) return;
    positions.set(name, merged);
    const { rest } = splitGenerics(head.type);
    if (rest.startsWith('=')) visit(version, parseType(rest.slice(1)), position);
    else
      for (const parent of rest.matchAll(/(?:extends|,) ([\w$]+)/g))
        follow(version, parent[1] ?? '', position);
    for (const member of version.members.get(name) ?? []) {
      if (member.kind !== 'value' && member.type) visit(version, parseType(member.type), position);
    }
  }

  function visit(version: Version, node: ts.Node, position: Position): void {
    if (ts.isFunctionTypeNode(node) || ts.isMethodSignature(node)) {
      for (const parameter of node.parameters)
        if (parameter.type) visit(version, parameter.type, flipped(position));
      if (node.type) visit(version, node.type, position);
      return;
    }
    if (ts.isTypeReferenceNode(node)) follow(version, node.typeName.getText(), position);
    ts.forEachChild(node, (child) => visit(version, child, position));
  }
}

const done = new WeakMap<Version, Set<string>>();

function visited(version: Version, name: string, position: Position): boolean {
  const known = done.get(version) ?? new Set();
  done.set(version, known);
  const key = `${name} ${position.in} ${position.out}`;
  return known.has(key) || !known.add(key);
}
