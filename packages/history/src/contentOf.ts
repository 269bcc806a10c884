import { isObject, type Json } from '../../model/src/openapi/document.ts';
import { schemaText } from './schemaText.ts';

/** What a body or an answer holds in some of its media types. */
export interface Content {
  /** What comes after its name, where another media type has another schema: ` (text/csv)`. */
  suffix: string;
  type: string;
  media?: readonly string[];
}

const JSON_TYPE = 'application/json';

/** What a body holds, by its schemas: JSON first. Nothing, as `undefined`, where there's no body. */
export function contentOf(content: Json | undefined): Content[] {
  const bySchema = new Map<string, string[]>();
  const all = Object.entries(isObject(content) ? content : {});
  for (const [media, node] of all.toSorted(([a], [b]) => rank(a, b))) {
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
