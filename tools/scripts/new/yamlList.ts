import { UserError, type Draft } from './Draft.ts';

export const DESCRIPTION = 'openapi/backend.yaml';

/** Adds a value to a schema's enumeration, after the last value with the given start. Keeps all other text. */
export function addToSchemaEnum(draft: Draft, schema: string, value: string, start = ''): void {
  const text = draft.read(DESCRIPTION);
  const list = new RegExp(`^ {4}${schema}:\\n(?: {6}.*\\n)*? {6}enum:\\n((?: {8}- .+\\n)+)`, 'm').exec(text);
  const [all = '', values = ''] = list ?? [];
  if (!list)
    throw new UserError(`${DESCRIPTION}:1: the schema ${schema} has no enumeration with one value per line.`);
  const lines = values.trimEnd().split('\n');
  const row = `        - ${value}`;
  if (lines.includes(row)) return;
  const last = lines.findLastIndex((line) => line.startsWith(`        - ${start}`));
  lines.splice(last === -1 ? lines.length : last + 1, 0, row);
  const offset = list.index + all.length - values.length;
  draft.write(
    DESCRIPTION,
    `${text.slice(0, offset)}${lines.join('\n')}\n${text.slice(offset + values.length)}`,
  );
}
