import type { Json, JsonObject } from '../../../model/src/openapi/document.ts';

const FORMATS: Record<string, string> = {
  email: 'e-mail address',
  uri: 'URL',
  'date-time': 'time, RFC 3339',
  date: 'date',
  uuid: 'UUID',
};

/** Maximum length of a pattern that is still helpful next to a field. */
const SHORT_PATTERN = 32;

/** Returns the constraints of a value, for the line below its field: `text, at most 255 characters`. */
export function hintOf(node: JsonObject, types: readonly Json[]): string {
  const { format, pattern } = node;
  const shownPattern = typeof pattern === 'string' && pattern.length <= SHORT_PATTERN && pattern;
  return [
    (typeof format === 'string' && FORMATS[format]) || typeWord(types),
    rangeText(node.minimum, node.maximum, ''),
    rangeText(node.minLength === 1 ? undefined : node.minLength, node.maxLength, ' characters'),
    rangeText(node.minItems, node.maxItems, ' entries'),
    shownPattern && `pattern ${shownPattern}`,
    types.includes('null') && 'or null',
  ]
    .filter(Boolean)
    .join(', ');
}

const WORDS: Record<string, string> = { string: 'text', integer: 'whole number', array: 'list' };

const typeWord = (types: readonly Json[]): string =>
  types
    .filter((type) => type !== 'null')
    .map((type) => WORDS[String(type)] ?? String(type))
    .join(' or ');

function rangeText(least: Json | undefined, most: Json | undefined, unit: string): string | undefined {
  if (least !== undefined && most !== undefined)
    return least === most ? `${String(least)}${unit}` : `${String(least)} to ${String(most)}${unit}`;
  if (least !== undefined) return `at least ${String(least)}${unit}`;
  return most === undefined ? undefined : `at most ${String(most)}${unit}`;
}
