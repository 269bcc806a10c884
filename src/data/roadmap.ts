/** How far an entry of the roadmap is. */
export type RoadmapStage = 'now' | 'next' | 'later' | 'done';

/** One entry of the roadmap. It names no date, because none is promised. */
export interface RoadmapEntry {
  readonly title: string;
  /** What a reader has when it is there, in one or two sentences. */
  readonly outcome: string;
  /** Where it stands already, for an entry that a reader can use. */
  readonly link?: { readonly to: string; readonly label: string };
}

const entries = (
  outcomes: Readonly<Record<string, string>>,
  link?: NonNullable<RoadmapEntry['link']>,
): RoadmapEntry[] =>
  Object.entries(outcomes).map(([title, outcome]) => ({ title, outcome, ...(link && { link }) }));

/** The roadmap of this documentation and of the packages it documents, in reading order within a stage. */
export const roadmap: Readonly<Record<RoadmapStage, readonly RoadmapEntry[]>> = {
  now: entries({
    'Accessible pages in both color modes':
      'Every page can be read and operated by keyboard and screen reader, in light and dark, and a check that runs on each change keeps it so.',
  }),
  next: entries({
    'References for earlier versions':
      'When a package has more than one released line, the reference of the earlier line stays readable beside the current one.',
  }),
  later: [
    ...entries(
      {
        'Packages at 1.0.0':
          'The public surface of both SDKs is frozen, and a breaking change needs a new major version.',
      },
      { to: '/products/apis_sdks', label: 'Versioning policy' },
    ),
    ...entries({
      'Documentation in more languages':
        'The guides are readable in other languages than English; the references stay in English.',
    }),
  ],
  done: [
    ...entries(
      {
        'Live demos in the pages':
          'You sign in, issue and verify a passport, or earn points in the page itself: the local sandbox runs in your browser and calls no backend.',
      },
      { to: '/solutions/digital-product-passport/dpp-demo', label: 'Passport demo' },
    ),
    ...entries(
      {
        'The base SDK, with its local sandbox':
          'Sign-in, accounts, tokens, loyalty and passports from any JavaScript app, and an in-memory backend to try them on without an account.',
        'The React SDK': 'A provider, hooks and components for React 18.2 and later, over the base SDK.',
        'One description of the backend API':
          'An OpenAPI 3.1 file from which the reference page, the SDK’s own types and the checks of every sample call are made.',
        'Guides from the first sign-in to product passports':
          'One guide for each product, solution and interface, with a quick start that needs no account.',
        'An MCP server for the documentation':
          'An AI assistant searches these pages, looks up a symbol, an operation or an error, and checks a sample, through a read-only server that needs no key and no network.',
        'Samples that prove themselves':
          'Every TypeScript sample of the guides is compiled against the SDK source, and the samples that can run are run against the local sandbox before a page is published.',
        'Pages that AI agents can read':
          'Each page has a plain Markdown version, and one index file lists them, so that an assistant reads the text and not the layout.',
        'A richer search':
          'A search for part of a symbol’s name, an error code or an everyday word finds the page that answers it.',
        'A starter app to download':
          'The React integration guide as an app that you unpack and run, built from the same code blocks that the guide shows.',
      },
      { to: '/overview/changelog', label: 'Changelog' },
    ),
  ],
};
