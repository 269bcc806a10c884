import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { DATA, NAMES } from '../../../model/src/openapi/checkReferences.ts';
import type { Description } from '../../../model/src/openapi/Description.ts';
import { isObject, isReference, type Json, type JsonObject } from '../../../model/src/openapi/document.ts';

/** The mark of properties that a body never has, by where the body is sent. */
const HIDDEN = { request: 'readOnly', response: 'writeOnly' } as const;
export type Direction = keyof typeof HIDDEN;

/** The address of the converted description, which makes references independent of the schema that they're in. */
const ROOT = 'https://api.example/description';

/** Keys of OpenAPI that JSON Schema doesn't have, besides the author's own. */
const FOREIGN =
  /^(?:x-.*|xml|externalDocs|nullable|example|\$(?:id|schema|anchor|dynamicAnchor|dynamicRef))$/;

/** Returns a converted reference as it was. */
export const referenceOf = ({ $ref }: JsonObject): string => String($ref).slice(ROOT.length);

const known = {
  request: new WeakMap<Description, JsonSchemas>(),
  response: new WeakMap<Description, JsonSchemas>(),
};

/** The schemas of a description as JSON Schema 2020-12, without the properties that bodies of a direction never have. */
export class JsonSchemas {
  readonly #description: Description;
  readonly #hidden: string;
  readonly #ajv: Ajv2020;
  readonly #converted = new WeakMap<JsonObject, JsonObject>();
  readonly document: JsonObject;

  static of(description: Description, direction: Direction): JsonSchemas {
    const schemas = known[direction].get(description) ?? new JsonSchemas(description, direction);
    known[direction].set(description, schemas);
    return schemas;
  }

  private constructor(description: Description, direction: Direction) {
    this.#description = description;
    this.#hidden = HIDDEN[direction];
    this.document = this.convert(description.document) as JsonObject;
    // Optimizing the code of large schemas takes longer than running it once.
    this.#ajv = new Ajv2020({
      strict: false,
      validateSchema: false,
      logger: false,
      code: { optimize: false },
    });
    addFormats(this.#ajv);
    this.#ajv.addSchema(this.document, ROOT);
  }

  /** Returns the target of a converted reference, converted. */
  target(node: JsonObject): Json | undefined {
    return this.convert(this.#description.resolve({ $ref: referenceOf(node) }).value);
  }

  /** Whether a value is valid. A schema that isn't one itself has no valid values. */
  accept(schema: Json, value: Json): boolean {
    try {
      return this.#ajv.validate(schema as JsonObject | boolean, value) as boolean;
    } catch {
      return false;
    }
  }

  convert(node: Json, isMap = false): Json {
    if (Array.isArray(node)) return node.map((entry) => this.convert(entry));
    if (!isObject(node)) return node;
    const known = this.#converted.get(node);
    if (known) return known;
    const result: JsonObject = {};
    this.#converted.set(node, result);
    for (const [key, value] of Object.entries(node)) {
      // Named examples are those of a media type.
      const isForeign = FOREIGN.test(key) || (key === 'examples' && !Array.isArray(value));
      if (value === undefined || (!isMap && isForeign)) continue;
      result[key] =
        !isMap && (DATA.has(key) || (key === 'examples' && Array.isArray(value)))
          ? value
          : this.convert(value, !isMap && NAMES.has(key));
    }
    if (!isMap) this.#convertKeywords(node, result);
    return result;
  }

  #convertKeywords(node: JsonObject, result: JsonObject): void {
    if (isReference(node)) result.$ref = ROOT + node.$ref;
    // The discriminator tells the variants apart, of which several may fit.
    if (isObject(node.discriminator) && Array.isArray(node.oneOf)) {
      result.anyOf ??= result.oneOf;
      delete result.oneOf;
    }
    if (node.example !== undefined) result.examples = [node.example];
    if (node.nullable === true && typeof node.type === 'string') result.type = [node.type, 'null'];
    for (const [flag, limit] of [
      ['exclusiveMinimum', 'minimum'],
      ['exclusiveMaximum', 'maximum'],
    ] as const) {
      if (typeof node[flag] !== 'boolean') continue;
      result[flag] = node[flag] ? node[limit] : undefined;
      if (node[flag]) result[limit] = undefined;
    }
    if (!isObject(node.properties)) return;
    const hidden = Object.entries(node.properties).flatMap(([name, part]) =>
      this.#isHidden(part) ? [name] : [],
    );
    if (hidden.length === 0) return;
    result.properties = {
      ...(result.properties as JsonObject),
      ...Object.fromEntries(hidden.map((name) => [name, false])),
    };
    if (Array.isArray(node.required))
      result.required = node.required.filter((name) => !hidden.includes(String(name)));
  }

  #isHidden(part: Json | undefined, depth = 0): boolean {
    if (!isObject(part) || depth > 6) return false;
    const { value } = this.#description.resolve<JsonObject>(part);
    return (
      part[this.#hidden] === true ||
      value[this.#hidden] === true ||
      [value.allOf ?? []].flat().some((each) => this.#isHidden(each, depth + 1))
    );
  }
}
