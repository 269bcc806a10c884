import type { ParsedArguments, Usage } from './command.ts';
import type { Draft } from './Draft.ts';
import { newPage } from './page.ts';
import { newTerm } from './term.ts';

/** A kind of file or entry that `npm run new` scaffolds. */
interface Kind {
  usage: Usage;
  make: (draft: Draft, typed: ParsedArguments) => string[];
}

/** All kinds, by their names on the command line. */
export const kinds: Readonly<Record<string, Kind>> = {
  page: {
    usage: {
      line: 'npm run new -- page /products/name "Title" --description "One sentence." [--in "Section of the sidebar"]',
      words: 2,
      required: ['description'],
      optional: ['in'],
    },
    make: (draft, { words: [address = '', title = ''], options: { description = '', in: section } }) =>
      newPage(draft, { address, title, description, section }),
  },
  term: {
    usage: {
      line: 'npm run new -- term key-share "Key share" --definition "One sentence." --page /page/that-explains-it',
      words: 2,
      required: ['definition', 'page'],
    },
    make: (draft, { words: [slug = '', term = ''], options: { definition = '', page = '' } }) =>
      newTerm(draft, { slug, term, definition, page }),
  },
};
