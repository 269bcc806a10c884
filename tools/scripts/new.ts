/** Scaffolds a new page, term, error, network or release in the files where it belongs. */
import { UserError } from './new/Draft.ts';
import { parseArguments, runCommand } from './new/command.ts';
import { kinds } from './new/kinds.ts';

const [name = '', ...rest] = process.argv.slice(2);
const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
const usages = Object.values(kinds).map(({ usage }) => `  ${usage.line}`);

void runCommand(
  'new',
  (draft) => {
    if (kind) return kind.make(draft, parseArguments(rest, kind.usage));
    const reason = name ? `there is no kind "${name}"` : 'name the kind of file to create';
    throw new UserError(`${reason}. Usage:\n${usages.join('\n')}`);
  },
  kind?.followUpCommand,
);
