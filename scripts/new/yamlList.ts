import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { Refusal, type Draft } from './Draft.ts';

export const DESCRIPTION = 'openapi/backend.yaml';

/** Adds a value to the enumeration of a schema, behind the last one that begins alike. All else stays as it's written. */
export function addToSchemaEnum(draft: Draft, schema: string, value: string, start = ''): void {
  const text = draft.read(DESCRIPTION);
  const counter = new LineCounter();
  const list = parseDocument(text, { lineCounter: counter }).getIn(
    ['components', 'schemas', schema, 'enum'],
    true,
  );
  const values = isSeq(list) ? list.items.filter(isScalar) : [];
  const last = values.findLast((item) => String(item.value).startsWith(start)) ?? values.at(-1);
  if (!last?.range || isMap(list))
    throw new Refusal(`${DESCRIPTION}:1: the schema ${schema} has no enumeration.`);
  if (values.some((item) => item.value === value)) return;
  const { line, col } = counter.linePos(last.range[0]);
  const lines = text.split('\n');
  lines.splice(line, 0, `${' '.repeat(col - 3)}- ${value}`);
  draft.write(DESCRIPTION, lines.join('\n'));
}
