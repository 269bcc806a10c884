import { type Document, type LineCounter, isNode } from 'yaml';
import { Anchors } from './anchors.ts';
import { kebab, pointerSteps, referenceName } from './identifiers.ts';
import {
  isObject,
  isReference,
  type Json,
  type JsonObject,
  type OpenApiDocument,
  type SchemaNode,
} from './document.ts';

/** What a reference leads to, with the name under which it stands among the components. */
export interface Resolved<T> {
  value: T;
  /** Pointer of the last reference on the way, such as `#/components/schemas/User`; none where it stands inline. */
  pointer?: string;
  name?: string;
}

/** An API description that has been read and checked: its references lead somewhere. */
export class Description {
  readonly document: OpenApiDocument;
  /** The file's path as messages name it. */
  readonly file: string;
  /** The file as it was written. */
  readonly text: string;
  /** Anchor of each schema by its name: `User` → `schema-user`. */
  readonly schemaAnchors: ReadonlyMap<string, string>;
  readonly #tree: Document.Parsed;
  readonly #lines: LineCounter;

  constructor(file: string, text: string, tree: Document.Parsed, lines: LineCounter) {
    this.file = file;
    this.text = text;
    this.#tree = tree;
    this.#lines = lines;
    this.document = tree.toJS({ maxAliasCount: 10_000 }) as OpenApiDocument;
    const anchors = new Anchors();
    this.schemaAnchors = new Map(
      Object.keys(this.schemas).map((name) => [name, anchors.claim(`schema-${kebab(name)}`)]),
    );
  }

  /** The named schemas. */
  get schemas(): Record<string, SchemaNode> {
    return (this.document?.components?.schemas ?? {}) as Record<string, SchemaNode>;
  }

  /** Follows a reference, and the next one if it leads to another. */
  resolve<T extends JsonObject>(node: Json | undefined): Resolved<T> {
    const seen = new Set<string>();
    let value = node;
    let pointer: string | undefined;
    while (isReference(value)) {
      pointer = value.$ref;
      if (seen.has(pointer)) throw new Error(`${this.file}: ${pointer} leads back to itself`);
      seen.add(pointer);
      value = this.at(pointerSteps(pointer));
    }
    const target = (value ?? {}) as T;
    return pointer === undefined
      ? { value: target }
      : { value: target, pointer, name: referenceName(pointer) };
  }

  /** What stands at a path of keys; undefined where the path ends before. */
  at(steps: readonly string[]): Json | undefined {
    let value: Json | undefined = this.document;
    for (const step of steps) {
      if (Array.isArray(value)) value = value[Number(step)];
      else if (isObject(value) && Object.hasOwn(value, step)) value = value[step];
      else return undefined;
    }
    return value;
  }

  /** The line, from 1, on which the value at a path of keys stands. */
  lineOf(steps: readonly string[]): number {
    const node = this.#tree.getIn(steps, true);
    return isNode(node) && node.range ? this.#lines.linePos(node.range[0]).line : 1;
  }
}
