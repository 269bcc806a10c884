/** Scaffolds a new page or term in the files where it belongs. */
import { type Draft, UserError } from './new/Draft.ts';
import { type ParsedArguments, parseArguments, runCommand, type Usage } from './new/command.ts';
import { newPage } from './new/page.ts';
import { newTerm } from './new/term.ts';

interface Kind extends Usage {
  make: (draft: Draft, typed: ParsedArguments) => string[];
}

/** All kinds, by their names on the command line. */
const kinds: Readonly<Record<string, Kind>> = {
  page: {
    line: 'npm run new -- page /products/name "Title" --description "One sentence." [--in "Section of the sidebar"]',
    words: 2,
    required: ['description'],
    optional: ['in'],
    make: (draft, { words: [address = '', title = ''], options: { description = '', in: section } }) =>
      newPage(draft, { address, title, description, section }),
  },
  term: {
    line: 'npm run new -- term key-share "Key share" --definition "One sentence." --page /page/that-explains-it',
    words: 2,
    required: ['definition', 'page'],
    make: (draft, { words: [slug = '', term = ''], options: { definition = '', page = '' } }) =>
      newTerm(draft, { slug, term, definition, page }),
  },
};

const [name = '', ...rest] = process.argv.slice(2);
const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;

void runCommand('new', (draft) => {
  if (kind) return kind.make(draft, parseArguments(rest, kind));
  const reason = name ? `there is no kind "${name}"` : 'name the kind of file to create';
  const usages = Object.values(kinds).map(({ line }) => `  ${line}`);
  throw new UserError(`${reason}. Usage:\n${usages.join('\n')}`);
});
