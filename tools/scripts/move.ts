/** Moves a page to another route, updates all links to it and adds a redirect: `npm run move -- /old /new`. */
import { parseArguments, runCommand } from './new/command.ts';
import { movePage } from './new/movePage.ts';

const usage = { line: 'npm run move -- /old/address /new/address', words: 2 };

void runCommand('move', (draft) => {
  const [from = '', to = ''] = parseArguments(process.argv.slice(2), usage).words;
  return movePage(draft, from, to);
});
