import { readTable } from './readTable.ts';

/** Patterns of the parser's messages, each with a message for writers that includes a fix. The first match counts. */
const remedies = readTable('packages/model/src/syntaxRemedies.tsv', ['message', 'remedy']).map((row) => ({
  pattern: new RegExp(row.message),
  remedy: row.remedy,
}));

/** Returns a message for writers in place of the parser's: the mistake and its fix. */
export function syntaxRemedy(message: string): string {
  for (const { pattern, remedy } of remedies) {
    const match = pattern.exec(message);
    if (match) return remedy.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
  }
  return `${message}. Compare the line with a page that compiles`;
}
