import { apiRoute } from '../../facts/routes.ts';
import { site } from './site.ts';

/** What the Markdown beside the pages, `llms.txt` and `AGENTS.md` are made by. */
export const markdownOptions = {
  /** Pages that are also written in parts, one for each heading of the second level, by route. */
  inParts: [apiRoute],
  /** Most characters of `llms.txt`: what an assistant reads in one go. */
  indexLimit: 50_000,
  /** A section with more characters than this is in `llms.txt` without descriptions, and has a list of its own. */
  indexSectionLimit: 10_000,
  /** A section with more characters than this has a file of full text of its own. */
  fullTextLimit: 100_000,
} as const;

/** A part of `AGENTS.md`: its own text, then what is taken from the pages. */
export interface AgentsPart {
  heading: string;
  text: string;
  /** Sections of pages, by route and anchor. A section that is missing stops the build. */
  take: { route: string; anchor: string; only?: { node: 'code' | 'list' | 'table'; matching?: RegExp } }[];
}

/** `AGENTS.md`, which readers put into their own projects: every fact in it comes from the pages. */
export const agentsFile = {
  title: `Work with ${site.name} in this project`,
  intro: `For AI agents that write or review code with ${site.name}. Where this file is silent, read the docs before you guess.`,
  parts: [
    {
      heading: 'Install',
      text: 'For JavaScript one package; for React both, and TanStack Query.',
      take: [
        {
          route: '/products/apis_sdks',
          anchor: 'install',
          only: { node: 'code', matching: /^npm install / },
        },
      ],
    },
    {
      heading: 'Set up the client',
      text: 'On the sandbox in memory, for tests and first steps; then with a publishable key.',
      take: [
        {
          route: '/products/nacre-auth',
          anchor: 'set-up-the-client',
          only: { node: 'code', matching: /new Client\(/ },
        },
      ],
    },
    {
      heading: 'Sign a user in',
      text: 'With a one-time code. The sandbox in memory sends nothing; its code is in the sample.',
      take: [
        {
          route: '/products/nacre-auth',
          anchor: 'sign-in-with-a-code-by-e-mail',
          only: { node: 'code', matching: /sendOtp|signIn/ },
        },
      ],
    },
    {
      heading: 'Keys and origins',
      text: 'Never put a secret key into a page, a repository or a log.',
      take: [
        { route: '/products/security-and-best-practices', anchor: 'handle-keys' },
        { route: '/products/security-and-best-practices', anchor: 'allowed-origins', only: { node: 'list' } },
      ],
    },
    {
      heading: 'Tokens and logs',
      text: 'Never log a token, a code or a key.',
      take: [
        { route: '/products/security-and-best-practices', anchor: 'store-tokens', only: { node: 'list' } },
        {
          route: '/products/security-and-best-practices',
          anchor: 'log-without-secrets',
          only: { node: 'table' },
        },
      ],
    },
    {
      heading: 'Signatures',
      text: 'Never ask for one without the user.',
      take: [
        { route: '/products/security-and-best-practices', anchor: 'ask-users-well', only: { node: 'list' } },
      ],
    },
    {
      heading: 'Before going live',
      text: 'Go through this list with the people you work for.',
      take: [
        {
          route: '/products/security-and-best-practices',
          anchor: 'go-live-checklist',
          only: { node: 'list' },
        },
      ],
    },
  ] satisfies AgentsPart[] as AgentsPart[],
};
