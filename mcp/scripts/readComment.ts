import { errorRows } from '../../facts/errors.ts';
import type { SymbolRecord, ThrowsRecord } from '../../facts/symbols/SymbolRecord.ts';

/** What a doc comment says, by its tags. */
export type Comment = Omit<
  SymbolRecord,
  'name' | 'kind' | 'page' | 'signatures' | 'parameters' | 'members' | 'anchor'
> & { parameters: Map<string, string> };

/** Reads a doc comment as it stands in the source. */
export function readComment(text: string): Comment {
  const lines = text
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''));
  const blocks: { tag: string; text: string }[] = [{ tag: '', text: '' }];
  let isCode = false;
  for (const line of lines) {
    if (line.startsWith('```')) isCode = !isCode;
    const [, tag, rest = ''] = (!isCode && /^@(\w+)\s?(.*)$/.exec(line)) || [];
    const last = blocks.at(-1);
    if (tag) blocks.push({ tag, text: rest });
    else if (last) last.text += `\n${line}`;
  }
  const all = (tag: string) =>
    blocks.filter((block) => block.tag === tag).map((block) => plainLinks(block.text.trim()));
  const one = (tag: string) => all(tag)[0] ?? '';
  return {
    summary: one(''),
    remarks: one('remarks'),
    advanced: blocks.some(({ tag }) => tag === 'advanced'),
    since: one('since'),
    deprecated: one('deprecated'),
    defaultValue: one('defaultValue'),
    returns: one('returns'),
    // The title of an example is in the line of its tag.
    examples: all('example').map((example) => example.replace(/^[^`\n]*\n/, '')),
    see: all('see'),
    throws: all('throws').map(thrown),
    parameters: new Map(
      all('param').map((param) => {
        const [, name = '', summary = ''] = /^(\w+)\s+-\s+([\s\S]*)$/.exec(param) ?? [];
        return [name, summary];
      }),
    ),
  };
}

const plainLinks = (text: string): string =>
  text.replace(/\{@link\s+([^}|\s]+)\s*(?:\|\s*([^}]*))?\}/g, (_, name: string, label?: string) =>
    label ? label.trim() : `\`${name}\``,
  );

/** `SdkError` of type `InvalidArgument` when …: the enumeration member, its code, and whether a retry may help. */
function thrown(text: string): ThrowsRecord {
  const [, name = '', type = '', when = text] =
    /^`(\w+)`(?: of type `(\w+)`)?,?\s+(?:when\s+)?([\s\S]*)$/.exec(text) ?? [];
  const rows = errorRows.filter(
    (row) => row.class === name && (type === '' || row.member.endsWith(`.${type}`)),
  );
  const [row] = rows;
  const retry = rows.every(({ retryable }) => retryable)
    ? 'Yes'
    : rows.some(({ retryable }) => retryable)
      ? 'By type'
      : 'No';
  return type !== '' && row
    ? { error: row.member, code: row.code, when, retry }
    : { error: name || 'Error', when, retry };
}
