import { isObject, type Json } from '../../model/src/openapi/document.ts';
import { schemaText } from './schemaText.ts';

/** The content of a body or a response in some of its media types. */
export interface Content {
  /** The suffix of the item's name, for media types with their own schema: ` (text/csv)`. */
  suffix: string;
  type: string;
  media?: readonly string[];
}

const JSON_TYPE = 'application/json';

/** Groups a body's content by schema, JSON first. Without a body, the type is `undefined`. */
export function contentOf(content: Json | undefined): Content[] {
  const bySchema = new Map<string, string[]>();
  const mediaTypes = Object.entries(isObject(content) ? content : {});
  for (const [media, node] of mediaTypes.toSorted(([a], [b]) => rank(a, b))) {
    const type = schemaText(isObject(node) ? node.schema : undefined);
    bySchema.set(type, [...(bySchema.get(type) ?? []), media]);
  }
  if (bySchema.size === 0) return [{ suffix: '', type: 'undefined' }];
  return [...bySchema].map(([type, media], index) => ({
    suffix: index === 0 ? '' : ` (${media[0] ?? ''})`,
    type,
    media,
  }));
}

const rank = (a: string, b: string): number =>
  Number(b === JSON_TYPE) - Number(a === JSON_TYPE) || (a < b ? -1 : 1);
