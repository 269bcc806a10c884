/** Removes a page and redirects its route to another page: `npm run remove -- /old --to /other`. */
import { parseArguments, runCommand } from './new/command.ts';
import { removePage } from './new/removePage.ts';

const usage = { line: 'npm run remove -- /old/address --to /other/address', words: 1, required: ['to'] };

void runCommand('remove', (draft) => {
  const { words, options } = parseArguments(process.argv.slice(2), usage);
  return removePage(draft, words[0] ?? '', options.to ?? '');
});
