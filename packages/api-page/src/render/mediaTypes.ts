import { isObject, type JsonObject, type MediaTypeNode } from '../../../model/src/openapi/document.ts';
import type { Context } from './Context.ts';

export const mediaTypeEntries = (
  context: Context,
  content: JsonObject,
): [name: string, media: MediaTypeNode][] =>
  Object.entries(content).map(([name, value]) => [
    name,
    isObject(value) ? context.description.resolve<MediaTypeNode>(value).value : {},
  ]);
