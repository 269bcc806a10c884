import { eventLifetime, reactVersion } from './facts.ts';

/** The stage of an entry of the roadmap. */
export type RoadmapStage = 'now' | 'next' | 'later' | 'done';

/** An entry of the roadmap. It has no date, because none is promised. */
export interface RoadmapEntry {
  readonly title: string;
  /** What a reader will be able to do with it, in one or two sentences. */
  readonly outcome: string;
  /** The page that describes it, if there is one. */
  readonly link?: { readonly to: string; readonly label: string };
}

const entries = (
  outcomes: Readonly<Record<string, string>>,
  link?: NonNullable<RoadmapEntry['link']>,
): RoadmapEntry[] =>
  Object.entries(outcomes).map(([title, outcome]) => ({ title, outcome, ...(link && { link }) }));

const changelog = (anchor: string, name: string) => ({
  to: `/overview/changelog#${anchor}`,
  label: `Changelog: ${name}`,
});

/** The roadmap of the product, in reading order within a stage, the newest release first. */
export const roadmap: Readonly<Record<RoadmapStage, readonly RoadmapEntry[]>> = {
  now: [
    ...entries({
      'Every kind of Stellar memo': 'Your app sends id and hash memos, and not only texts.',
      'Webhooks that your tests sign':
        'Your tests sign an event as Nacre does, and send it to your own handler.',
    }),
  ],
  next: [
    ...entries(
      {
        'Packages on a public registry':
          'You install the packages by name. Until then this site serves them, and the install lines on its pages use its address.',
      },
      { to: '/products/apis_sdks', label: 'APIs and SDKs' },
    ),
    ...entries({
      'References for earlier versions':
        'When a package has more than one released line, you can still read the reference of the earlier one.',
    }),
  ],
  later: [
    ...entries({
      'Typed data and an EIP-1193 provider':
        'Users sign typed data (EIP-712), and libraries that expect a wallet in the browser work with Nacre’s.',
      'Contract calls':
        'Users call contracts that Nacre doesn’t know, and the key frame shows them what they sign.',
      'Fee sponsorship': 'Your organization pays the network fees of its users’ own transfers.',
      'Key export': 'Users can take their keys to another wallet.',
      'Mobile SDKs': 'Native apps sign users in and send transfers without a web view.',
    }),
    ...entries(
      {
        'Packages at 1.0.0':
          'The public API of both SDKs is stable: a breaking change needs a new major version.',
      },
      { to: '/products/apis_sdks#versions-and-deprecation', label: 'Versions and deprecation' },
    ),
  ],
  done: [
    ...entries(
      {
        'Recovery that your app can start':
          'Users set up a passkey or a recovery password, and get their account back on a new device, from inside your app.',
        'A client for your server':
          'Your server calls every operation with types, verifies access tokens, and handles webhooks in a few lines.',
        'A limit on the fee, before a transfer is sent':
          'Your app prepares a transfer, shows the most that it can cost, and sends exactly that transfer.',
        'The status of a passport':
          'A verification can tell whether a passport has been retired, from a signed list.',
      },
      changelog('sdk-base-0-2-0', 'base SDK'),
    ),
    ...entries(
      {
        'React hooks for every change':
          'Your components create accounts, send transfers, order, redeem and claim with hooks, and page through long lists.',
      },
      changelog('sdk-react-0-2-0', 'React SDK'),
    ),
    ...entries(
      {
        'Vouchers that a till can check':
          'A user shows a code that works once, and the till’s server uses the voucher with it.',
        'Webhooks that you can list and resend': `You list the events of the last ${eventLifetime}, have one sent again, and hear of failed orders, jobs and transfers too.`,
      },
      changelog('backend-api-0-2-0', 'backend API'),
    ),
    ...entries(
      {
        'Sign-in': 'Users sign in with a code by e-mail or SMS, with your own JWT, or with Google.',
        'Wallets on four networks':
          'Users hold, receive and send currency, tokens and NFTs on Ethereum, Polygon, Base and Stellar, as far as each network has them.',
        'Product passports that verify offline':
          'Anyone can verify a passport’s signature without a call to Nacre.',
        'A sandbox on your own machine':
          'You develop and test against an in-memory backend, without an account, a key or a network.',
      },
      changelog('sdk-base-0-1-0', 'base SDK'),
    ),
    ...entries(
      { 'The React SDK': `You use a provider, hooks and components with React ${reactVersion} and later.` },
      changelog('sdk-react-0-1-0', 'React SDK'),
    ),
    ...entries(
      {
        'Orders, mints and loyalty from your server':
          'Your server creates collections, mints in bulk, and awards points that settle on chain.',
        'Points at the till': 'Orders at a restaurant’s Zelty till earn points, and refunds take them back.',
      },
      changelog('backend-api-0-1-0', 'backend API'),
    ),
    ...entries(
      {
        'An MCP server for the documentation':
          'An AI assistant searches these pages, looks up symbols and errors, and checks the code it writes.',
      },
      changelog('docs-mcp-0-1-0', 'MCP server'),
    ),
    ...entries(
      {
        'A starter app to download':
          'You unpack and run an app that is made of the React guide’s own code blocks.',
      },
      changelog('documentation-0-0-0', 'documentation'),
    ),
  ],
};
