/** How far an entry of the roadmap is. */
export type RoadmapStage = 'now' | 'next' | 'later' | 'done';

/** One entry of the roadmap. It names no date, because none is promised. */
export interface RoadmapEntry {
  readonly title: string;
  readonly stage: RoadmapStage;
  /** What a reader has when it is there, in one or two sentences. */
  readonly outcome: string;
  /** Where it stands already, for an entry that a reader can use. */
  readonly link?: { readonly to: string; readonly label: string };
}

/** The roadmap of this documentation and of the packages it documents, in reading order within a stage. */
export const roadmap: readonly RoadmapEntry[] = [
  {
    title: 'Live demos in the pages',
    stage: 'done',
    outcome:
      'You sign in, issue and verify a passport, or earn points in the page itself: the local sandbox runs in your browser and calls no backend.',
    link: { to: '/solutions/digital-product-passport/dpp-demo', label: 'Passport walkthrough' },
  },
  {
    title: 'Accessible pages in both color modes',
    stage: 'now',
    outcome:
      'Every page can be read and operated by keyboard and screen reader, in light and dark, and a check that runs on each change keeps it so.',
  },
  {
    title: 'References for earlier versions',
    stage: 'next',
    outcome:
      'When a package has more than one released line, the reference of the earlier line stays readable beside the current one.',
  },
  {
    title: 'Packages at 1.0.0',
    stage: 'later',
    outcome: 'The public surface of both SDKs is frozen, and a breaking change needs a new major version.',
    link: { to: '/products/apis_sdks', label: 'Versioning policy' },
  },
  {
    title: 'Documentation in more languages',
    stage: 'later',
    outcome: 'The guides are readable in other languages than English; the references stay in English.',
  },
  {
    title: 'The base SDK, with its local sandbox',
    stage: 'done',
    outcome:
      'Sign-in, accounts, tokens, loyalty and passports from any JavaScript app, and an in-memory backend to try them on without an account.',
    link: { to: '/overview/changelog', label: 'Changelog' },
  },
  {
    title: 'The React SDK',
    stage: 'done',
    outcome: 'A provider, hooks and components for React 18.2 and later, over the base SDK.',
    link: { to: '/overview/changelog', label: 'Changelog' },
  },
  {
    title: 'One description of the backend API',
    stage: 'done',
    outcome:
      'An OpenAPI 3.1 file from which the reference page, the SDK’s own types and the checks of every sample call are made.',
    link: { to: '/overview/changelog', label: 'Changelog' },
  },
  {
    title: 'Guides from the first sign-in to product passports',
    stage: 'done',
    outcome: 'One guide for each product, solution and interface, with a quick start that needs no account.',
    link: { to: '/overview/changelog', label: 'Changelog' },
  },
  {
    title: 'An MCP server for the documentation',
    stage: 'done',
    outcome:
      'An AI assistant searches these pages, looks up a symbol, an operation or an error, and checks a sample, through a read-only server that needs no key and no network.',
    link: { to: '/overview/changelog', label: 'Changelog' },
  },
  {
    title: 'Samples that prove themselves',
    stage: 'done',
    outcome:
      'Every TypeScript sample of the guides is compiled against the SDK source, and the samples that can run are run against the local sandbox before a page is published.',
    link: { to: '/overview/changelog', label: 'Changelog' },
  },
  {
    title: 'Pages that AI agents can read',
    stage: 'done',
    outcome:
      'Each page has a plain Markdown version, and one index file lists them, so that an assistant reads the text and not the layout.',
    link: { to: '/overview/changelog', label: 'Changelog' },
  },
  {
    title: 'A richer search',
    stage: 'done',
    outcome:
      'A search for part of a symbol’s name, an error code or an everyday word finds the page that answers it.',
    link: { to: '/overview/changelog', label: 'Changelog' },
  },
  {
    title: 'A starter app to download',
    stage: 'done',
    outcome:
      'The React integration guide as an app that you unpack and run, built from the same code blocks that the guide shows.',
    link: { to: '/overview/changelog', label: 'Changelog' },
  },
];
