import base from '../../packages/sdk-base/package.json';
import react from '../../packages/sdk-react/package.json';
import { site } from './site.ts';

/** A part of `AGENTS.md`: its own text, followed by content from the pages. */
export interface AgentsPart {
  heading: string;
  text: string;
  /** Sections of pages, by route and anchor. A section that is missing stops the build. */
  take: { route: string; anchor: string; only?: { node: 'code' | 'list' | 'table'; matching?: RegExp } }[];
}

type PageSection = AgentsPart['take'][number];

/** Takes the samples of a section. Each has to be a complete program, since agents copy it unchanged. */
const code = (route: string, anchor: string, matching = /^import /): PageSection => ({
  route,
  anchor,
  only: { node: 'code', matching },
});
const list = (route: string, anchor: string): PageSection => ({ route, anchor, only: { node: 'list' } });
const table = (route: string, anchor: string): PageSection => ({ route, anchor, only: { node: 'table' } });

/** `AGENTS.md`, which readers put into their own projects. Every fact in it comes from the pages. */
export const agentsFile = {
  title: `Work with ${site.name} in this project`,
  intro: `For AI agents that write or review code with ${site.name}. Where this file is silent, read the docs before you guess.`,
  parts: [
    {
      heading: 'Install',
      text: 'For JavaScript one package; for React both, and TanStack Query.',
      take: [code('/products/apis_sdks', 'install', /^npm install /)],
    },
    {
      heading: 'Set up the client',
      text: 'In the page, with a publishable key. In React, the provider takes the same settings.',
      take: [
        code('/products/nacre-auth', 'set-up-the-client', /^import \{ Client \} from/),
        code('/api/sdk-react/TypeAlias.NacreProviderProps', 'example'),
      ],
    },
    {
      heading: 'Sign a user in',
      text: 'With a one-time code. Samples run on the sandbox in memory, which sends nothing and takes the code `000000`. With your own client, the calls are the same.',
      take: [
        code('/api/sdk-base/Interface.AuthModule', 'example'),
        code('/api/sdk-base/Interface.AuthModule', 'signup'),
        code('/api/sdk-react/Function.useAuth', 'example'),
      ],
    },
    {
      heading: 'Errors',
      text: 'Every error of the SDKs has a `code`, says if it is `retryable`, and names its page in `docsUrl`. Tell errors apart with `isNacreError`, never by their `message`.',
      take: [
        code('/products/embedded-wallet/exceptions', 'errors-of-the-backend-api', /isNacreError/),
        code('/api/sdk-base/Class.SdkError', 'example'),
        list('/products/embedded-wallet/exceptions', 'retry-only-what-is-retryable'),
      ],
    },
    {
      heading: 'Amounts',
      text: 'Amounts are `bigint` in the smallest unit, never `number`. Take the decimals from the balance or the token.',
      take: [
        code('/api/sdk-base/Function.formatBalance', 'example'),
        code('/api/sdk-base/Class.Account', 'transfererc20', /parseBalance/),
      ],
    },
    {
      heading: 'Networks',
      text: 'A user has one account on each network. Test networks belong to the sandbox.',
      take: [
        table('/roadmap-and-references/supported-blockchains', 'networks-and-identifiers'),
        code('/api/sdk-base/Function.networkInfo', 'example'),
      ],
    },
    {
      heading: 'On your server',
      text: `Verify who calls, and use the secret key, from \`${base.name}/server\`.`,
      take: [
        code(
          '/products/nacre-auth',
          'verify-the-access-token-on-your-server',
          /verifyAccessToken\(token, options\)/,
        ),
        code('/technical-guides/webhooks', 'create-an-endpoint', /createServerClient/),
      ],
    },
    {
      heading: 'Webhooks',
      text: '`createWebhookHandler` works with `Request` and `Response`. For Node and Express, `createNodeWebhookHandler` takes the same options; mount it before `express.json()`.',
      take: [
        list('/products/security-and-best-practices', 'verify-webhooks'),
        code('/technical-guides/webhooks', 'test-on-the-local-sandbox', /createWebhookHandler/),
      ],
    },
    {
      heading: 'Tests',
      text: 'Without keys and without a network.',
      take: [code('/api/how-tos', 'test-with-the-sandbox', /node:test/)],
    },
    {
      heading: 'Look things up',
      text: 'The MCP server of these docs searches and reads them, looks up symbols, API operations and errors, and compiles your code against the SDKs.',
      take: [code('/mcp/quickstart', 'add-the-server-to-your-client', /^claude mcp add /)],
    },
    {
      heading: 'Keys and origins',
      text: 'Never put a secret key into a page, a repository or a log.',
      take: [
        { route: '/products/security-and-best-practices', anchor: 'handle-keys' },
        list('/products/security-and-best-practices', 'allowed-origins'),
      ],
    },
    {
      heading: 'Tokens and logs',
      text: 'Never log a token, a code or a key.',
      take: [
        list('/products/security-and-best-practices', 'store-tokens'),
        table('/products/security-and-best-practices', 'log-without-secrets'),
      ],
    },
    {
      heading: 'Signatures',
      text: 'Never ask for one without the user.',
      take: [list('/products/security-and-best-practices', 'ask-users-well')],
    },
    {
      heading: 'Before going live',
      text: 'Go through this list with the people you work for.',
      take: [{ route: '/products/security-and-best-practices', anchor: 'go-live-checklist' }],
    },
  ] satisfies AgentsPart[] as AgentsPart[],
};

/** The skill with the parts of `AGENTS.md`, for agents that fetch skills from a site. */
export const skill = {
  name: site.slug,
  description: `Build with ${site.name}: embedded wallets, sign-in with one-time codes, tokens and transfers, loyalty points, digital product passports and webhooks, with ${base.name}, ${react.name} or the backend API. Use it to write, review or debug code that imports these packages or calls the API.`,
} as const;
