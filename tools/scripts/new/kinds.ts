import type { ParsedArguments, Usage } from './command.ts';
import type { Draft } from './Draft.ts';
import { newError } from './error.ts';
import { newNetwork } from './network.ts';
import { newPage } from './page.ts';
import { newRelease } from './release.ts';
import { newTerm } from './term.ts';

/** A kind of file or entry that `npm run new` scaffolds. */
interface Kind {
  usage: Usage;
  make: (draft: Draft, typed: ParsedArguments) => string[];
  /** A command that has to run after the files are written. */
  followUpCommand?: string;
}

const today = (): string => new Date().toISOString().slice(0, 10);

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
  error: {
    usage: {
      line: 'npm run new -- error sdk/quota-exceeded --message "…" --meaning "…" --cause "…" --action "…" [--retryable] [--since 1.4.0]',
      words: 1,
      required: ['message', 'meaning', 'cause', 'action'],
      optional: ['since'],
      flags: ['retryable'],
    },
    make: (draft, { words: [code = ''], options, flags }) => {
      const { message = '', meaning = '', cause = '', action = '', since } = options;
      return newError(draft, {
        code,
        message,
        meaning,
        cause,
        action,
        since,
        isRetryable: flags.has('retryable'),
      });
    },
  },
  network: {
    usage: {
      line:
        'npm run new -- network optimism "Optimism" --about "Optimism\'s main network." --kind evm --caip2 eip155:10 --currency ETH ' +
        '--environment live --explorer https://… [--since 1.4.0], and for sandbox: --faucet "Name" --faucet-provider "Company" --faucet-url https://…',
      words: 2,
      required: ['about', 'kind', 'caip2', 'currency', 'environment', 'explorer'],
      optional: ['since', 'faucet', 'faucet-provider', 'faucet-url'],
    },
    make: (draft, { words: [id = '', name = ''], options }) => {
      const {
        about = '',
        kind = '',
        caip2 = '',
        currency = '',
        environment = '',
        explorer = '',
        since,
      } = options;
      const facts = { about, kind, caip2, currency, environment, explorer, since };
      return newNetwork(draft, { id, name, ...facts, faucet: options });
    },
  },
  release: {
    usage: {
      line: 'npm run new -- release 1.4.0 [--date 2027-01-31] [--of sdk-base]',
      words: 1,
      optional: ['date', 'of'],
    },
    make: (draft, { words: [version = ''], options: { date = today(), of = 'sdk-base' } }) =>
      newRelease(draft, { version, date, of }),
    followUpCommand: 'npm run --silent release',
  },
};
