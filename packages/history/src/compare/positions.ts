import ts from 'typescript';
import { ownerOf, type ApiItem } from '../ApiItem.ts';
import { headOf } from './heads.ts';
import { parseType } from './parse.ts';
import { flipPosition, INPUT, OUTPUT, type Position } from './Position.ts';
import { argumentPosition } from './variance.ts';
import { definitionOf, type ApiVersion } from './ApiVersion.ts';

const POSITION_BY_KIND: ReadonlyMap<string, Position> = new Map([
  ['class', OUTPUT],
  ['function', OUTPUT],
  ['variable', OUTPUT],
  ['parameter', INPUT],
  ['body', INPUT],
  ['response', OUTPUT],
]);

/** Returns the direction of an item's values, for kinds that determine it. */
export function positionOfKind({ name, kind }: ApiItem, version: ApiVersion): Position | undefined {
  // The API sends an event's headers too.
  if (kind === 'parameter' && version.items.get(ownerOf(name))?.kind === 'event') return OUTPUT;
  return POSITION_BY_KIND.get(kind);
}

type Positions = Map<string, Position>;

/**
 * Returns the direction of each named type, found by following types from all classes, functions, variables and
 * operations.
 */
export function positionsOf(versions: readonly ApiVersion[]): ReadonlyMap<string, Position> {
  const positions: Positions = new Map();
  for (const version of versions) {
    const walk = new PositionWalker(version, positions);
    for (const item of version.items.values()) {
      const root = positionOfKind(item, version);
      if (!root) continue;
      if (item.kind === 'class') walk.follow(item.name, root);
      else walk.visit(parseType(item.type ?? 'unknown'), root);
    }
  }
  return positions;
}

/** Follows references from type to type, once per direction. */
class PositionWalker {
  readonly #version: ApiVersion;
  readonly #positions: Positions;
  readonly #seen = new Set<string>();

  constructor(version: ApiVersion, positions: Positions) {
    this.#version = version;
    this.#positions = positions;
  }

  follow(name: string, usedPosition: Position): void {
    const head = this.#version.items.get(name);
    // Only the API creates objects of a class, so an object that code passes is one that it received.
    const position = head?.kind === 'class' ? OUTPUT : usedPosition;
    if (!head || this.#isSeen(name, position)) return;
    const existing = this.#positions.get(name) ?? { in: false, out: false };
    this.#positions.set(name, { in: existing.in || position.in, out: existing.out || position.out });
    const { text, parents } = headOf(head.type);
    if (text !== undefined) this.visit(parseType(text), position);
    for (const parent of parents) this.visit(parseType(parent.getText()), position);
    for (const member of this.#version.members.get(name) ?? []) {
      if (member.kind !== 'value' && member.type) this.visit(parseType(member.type), position);
    }
  }

  visit(node: ts.Node, position: Position): void {
    if (ts.isFunctionTypeNode(node) || ts.isMethodSignature(node) || ts.isCallSignatureDeclaration(node)) {
      for (const { type } of node.parameters) if (type) this.visit(type, flipPosition(position));
      if (node.type) this.visit(node.type, position);
      return;
    }
    if (ts.isTypeReferenceNode(node)) this.#reference(node, position);
    else ts.forEachChild(node, (child) => this.visit(child, position));
  }

  #reference(node: ts.TypeReferenceNode, position: Position): void {
    const name = node.typeName.getText();
    this.follow(name, position);
    const typeArguments = node.typeArguments ?? [];
    const definition = typeArguments.length > 0 ? definitionOf(this.#version, node) : undefined;
    if (!definition)
      typeArguments.forEach((argument, index) =>
        this.visit(argument, argumentPosition(name, index, position)),
      );
    else if (!this.#isSeen(node.getText(), position)) this.visit(definition, position);
  }

  #isSeen(name: string, position: Position): boolean {
    const key = `${name} ${position.in} ${position.out}`;
    return this.#seen.has(key) || !this.#seen.add(key);
  }
}
