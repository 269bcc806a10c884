/** Matches invisible characters, and those that change the direction of the text after them. */
const UNSEEN = /[^\P{C}\n\t]/gu;

/**
 * Shows untrusted text as a code block of Markdown, in which nothing is Markdown, HTML or a mention. Its fence is longer
 * than any in the text.
 *
 * @param maxBytes - the size after which lines are left out
 */
export function codeBlock(text: string, maxBytes: number, language = ''): string {
  const lines = text.replace(UNSEEN, '').split('\n');
  let bytes = 0;
  const end = lines.findIndex((line) => (bytes += Buffer.byteLength(line) + 1) > maxBytes);
  const shown = (end === -1 ? lines : lines.slice(0, end)).join('\n');
  const ticks = Math.max(2, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length)) + 1;
  const fence = '`'.repeat(ticks);
  const note = end === -1 ? '' : `\n\n${lines.length - end} more lines don't fit here.`;
  return `${fence}${language}\n${shown}\n${fence}${note}`;
}
