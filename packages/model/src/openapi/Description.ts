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

/** The target of a reference, with its name among the components. */
export interface Resolved<T> {
  value: T;
  /** Pointer of the last reference followed, such as `#/components/schemas/User`. Absent for an inline value. */
  pointer?: string;
  name?: string;
}

/** A parsed and checked API description, whose references all resolve. */
export class Description {
  readonly document: OpenApiDocument;
  /** The file's path, as shown in messages. */
  readonly file: string;
  /** The file's original text. */
  readonly text: string;
  /** The anchor of each schema, by the schema's name: `User` → `schema-user`. */
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

  /** Resolves a reference, recursively. */
  resolve<T extends JsonObject>(node: Json | undefined): Resolved<T> {
    const seen = new Set<string>();
    let value = node;
    let pointer: string | undefined;
    while (isReference(value)) {
      pointer = value.$ref;
      if (seen.has(pointer)) throw new Error(`${this.file}: $ref ${pointer} is circular`);
      seen.add(pointer);
      value = this.valueAt(pointerSteps(pointer));
    }
    const target = (value ?? {}) as T;
    return pointer === undefined
      ? { value: target }
      : { value: target, pointer, name: referenceName(pointer) };
  }

  /** Resolves a reference to a part that isn't a schema. A description or a summary next to the reference overrides. */
  part<T extends JsonObject>(node: Json | undefined): T {
    const { value } = this.resolve<T>(node);
    if (!isReference(node)) return value;
    const { description, summary } = node;
    return {
      ...value,
      ...(description !== undefined && { description }),
      ...(summary !== undefined && { summary }),
    };
  }

  /** Returns the value at a path of keys, or undefined if the path doesn't exist. */
  valueAt(steps: readonly string[]): Json | undefined {
    let value: Json | undefined = this.document;
    for (const step of steps) {
      if (Array.isArray(value)) value = value[Number(step)];
      else if (isObject(value) && Object.hasOwn(value, step)) value = value[step];
      else return undefined;
    }
    return value;
  }

  /** Returns the line of the value at a path of keys, starting at 1. */
  lineOf(steps: readonly string[]): number {
    const node = this.#tree.getIn(steps, true);
    return isNode(node) && node.range ? this.#lines.linePos(node.range[0]).line : 1;
  }
}
