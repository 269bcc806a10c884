import { isScalar, parseDocument, visit } from 'yaml';

/** Returns the descriptions of an OpenAPI file, which are Markdown, with their places. */
export function descriptionsIn(source: string): { text: string; start: number; end: number }[] {
  const parts: ReturnType<typeof descriptionsIn> = [];
  visit(parseDocument(source), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string' || !value.range) return;
      if (!/^(?:description|summary|title)$/.test(String(key.value))) return;
      const [start, end] = value.range;
      parts.push({ text: value.value, start, end });
    },
  });
  return parts;
}
