/**
 * Prints the mistakes as a table in Markdown: `npx tsx packages/checks/tests/problemCases/table.ts`. Each command ends with 1, and the
 * test beside this runs the checks over each.
 */
import { problemCases } from './problemCases.ts';
import { commands } from './ProblemCase.ts';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

console.log('| Mistake | Found by | Exit code | Message |\n| --- | --- | --- | --- |');
for (const { name, check, message } of problemCases)
  console.log(`| ${cell(name)} | ${check}: \`${commands[check]}\` | 1 | ${cell(message)} |`);
console.log(`\n${problemCases.length} mistakes`);
