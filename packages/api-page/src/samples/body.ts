import type { Description } from '../../../model/src/openapi/Description.ts';
import {
  isObject,
  type Json,
  type JsonObject,
  type MediaTypeNode,
  type ParameterNode,
  type SchemaNode,
} from '../../../model/src/openapi/document.ts';
import { firstValue } from '../../../model/src/openapi/examples.ts';
import type { Operation } from '../../../model/src/openapi/operations.ts';
import { exampleOf } from './exampleOf.ts';
import type { Pair, SampleBody, SamplePart } from './SampleRequest.ts';
import { pairsOf, plainText } from './styles.ts';

const FORM = 'application/x-www-form-urlencoded';
const isJson = (type: string) => /[/+]json\b/.test(type);

/** The body of an operation's request, in the type that samples send. */
interface Body {
  type: string;
  media: MediaTypeNode;
  schema: SchemaNode | undefined;
  /** The author's example, or a generated one. There is none for a file, and for a schema whose values aren't found. */
  value: Json | undefined;
}

/** Returns the type of body that samples send. */
export function sentType(
  description: Description,
  { node }: Operation,
): { type: string; media: MediaTypeNode } | undefined {
  const { content } = description.resolve<JsonObject>(node.requestBody).value;
  const types = Object.entries(isObject(content) ? content : {});
  const [type, entry] =
    types.find(([name]) => isJson(name)) ??
    types.find(([name]) => name === FORM || name.startsWith('multipart/')) ??
    types[0] ??
    [];
  return type ? { type, media: description.resolve<MediaTypeNode>(entry).value } : undefined;
}

export function bodyOf(description: Description, operation: Operation): Body | undefined {
  const sent = sentType(description, operation);
  if (!sent) return undefined;
  const { type, media } = sent;
  const given = firstValue(description, media);
  const value = given === undefined ? exampleOf(description, media.schema) : given;
  return { type, media, schema: media.schema, value };
}

/** Returns the body of a sample. Its name is missing in a body without an example, which is then a file to write. */
export function sampleBody(
  description: Description,
  { type, media, schema, value }: Body,
): { body: SampleBody; isMissing?: boolean } {
  if (isFile(description, schema, type)) return { body: { kind: 'file', name: 'file' } };
  if (isJson(type) && value !== undefined) return { body: { kind: 'json', value } };
  if (type === FORM && isObject(value)) return { body: { kind: 'form', fields: fieldsOf(media, value) } };
  if (type.startsWith('multipart/') && isObject(value))
    return { body: { kind: 'multipart', parts: partsOf(description, media, value) } };
  // A text that isn't JSON is only known from an author's example or if it's plain.
  const isGiven = firstValue(description, media) !== undefined;
  if (isGiven || (typeof value === 'string' && type.startsWith('text/')))
    return { body: { kind: 'text', text: plainText(value) } };
  return { body: { kind: 'file', name: 'body' }, isMissing: true };
}

/** Whether a value is the bytes of a file, by its schema or by its type alone. */
function isFile(description: Description, schema: Json | undefined, type: string | undefined): boolean {
  const node = description.resolve<JsonObject>(schema).value;
  if (node.format === 'binary') return true;
  const mediaType = typeof node.contentMediaType === 'string' ? node.contentMediaType : type;
  if (mediaType === undefined || ![undefined, 'binary'].includes(node.contentEncoding as string))
    return false;
  const isText = /^text\/|json\b|xml\b|^multipart\/|x-www-form-urlencoded$/.test(mediaType);
  return !isText && (node.type === undefined || node.type === 'string') && node.properties === undefined;
}

/** Returns the part of a multipart or form body that describes the encoding of a property. */
const encodingOf = ({ encoding }: MediaTypeNode, name: string): JsonObject => {
  const node = isObject(encoding) ? encoding[name] : undefined;
  return isObject(node) ? node : {};
};

const fieldsOf = (media: MediaTypeNode, value: JsonObject): Pair[] =>
  Object.entries(value).flatMap(([name, entry = null]) => {
    const encoding = encodingOf(media, name);
    // An object without a style is JSON.
    const isPlain = isObject(entry) && encoding.style === undefined;
    const parameter = { ...encoding, name, in: 'query' } as ParameterNode;
    return pairsOf(parameter, isPlain ? JSON.stringify(entry) : entry, (text) => text);
  });

function partsOf(description: Description, media: MediaTypeNode, value: JsonObject): SamplePart[] {
  const properties = propertiesOf(description, media.schema);
  return Object.entries(value).flatMap(([name, entry = null]) => {
    const { contentType } = encodingOf(media, name);
    const type = typeof contentType === 'string' ? contentType.split(',')[0]?.trim() : undefined;
    const node = description.resolve<JsonObject>(properties[name]).value;
    const schema = Array.isArray(entry) ? node.items : properties[name];
    return [entry].flat().map((each): SamplePart => {
      if (isFile(description, schema, type))
        return { name, file: name, type: type?.includes('*') ? undefined : type };
      return { name, text: plainText(each), type: type ?? (isObject(each) ? 'application/json' : undefined) };
    });
  });
}

/** Returns all properties of a schema, also those of the schemas that it combines. */
function propertiesOf(description: Description, schema: Json | undefined, depth = 0): JsonObject {
  const { properties, allOf } = description.resolve<JsonObject>(schema).value;
  const parts = Array.isArray(allOf) && depth < 6 ? allOf : [];
  return Object.assign(
    {},
    ...parts.map((part) => propertiesOf(description, part, depth + 1)),
    isObject(properties) ? properties : {},
  ) as JsonObject;
}
