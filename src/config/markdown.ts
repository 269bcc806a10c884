import { apiRoute } from '../../packages/model/src/routes.ts';
import base from '../../packages/sdk-base/package.json';
import react from '../../packages/sdk-react/package.json';

/** The options for the pages' Markdown, `llms.txt` and `AGENTS.md`. */
export const markdownOptions = {
  /** The routes of pages that are also written in parts, one for each heading of the second level. */
  inParts: [apiRoute],
  /** The maximum number of text characters in a part. With Markdown syntax, that's less than 20,000 tokens. */
  partLimit: 30_000,
  /** The maximum number of characters in `llms.txt`, which assistants read in one request. */
  indexLimit: 50_000,
  /** A section with more characters is listed in `llms.txt` without descriptions, and has a list of its own. */
  indexSectionLimit: 10_000,
  /** Pages that such a section lists only in its own list, because they are many and other pages link them. */
  inFullOnly: /\/TypeAlias\./,
  /** The routes of pages that an agent with a small context can skip. */
  optional: [
    '/overview/how-these-docs-are-built',
    '/overview/privacy-policy',
    '/overview/terms-and-conditions',
    '/roadmap-and-references/roadmap',
    ...['/api/sdk-base/References', '/api/sdk-react/References'],
  ] as string[],
  /** A section with more characters gets a full-text file of its own. */
  fullTextLimit: 100_000,
} as const;

/** The instructions for agents at the start of `llms.txt`. */
export const indexInstructions = [
  `To read any page as Markdown, put \`.md\` after its address, without a slash at the end. Read the page for your task before you write code, and take names, error codes and limits from it, not from memory. If the docs don't say it, tell the user so instead of guessing.`,
  `In a page, use \`${base.name}\` or \`${react.name}\` with a publishable key. On a server, use \`${base.name}/server\` or the backend API with a secret key, which never goes into a page. Amounts are in the smallest unit: \`bigint\` in the SDKs, decimal strings in the API. Tell errors apart with \`isNacreError\` and their \`code\`. \`createSandbox\` from \`${base.name}/sandbox\` runs everything in memory, without keys or a network: try out your code there before you hand it over.`,
].join('\n\n');

/** The site's files for agents. */
export const indexAgentFiles = [
  {
    name: 'AGENTS.md',
    description:
      'Rules and samples to put into a project: installation, sign-in, webhooks, errors, amounts, and what never to do.',
  },
  {
    name: 'skill.md',
    description: 'The same as a skill, for agents that load instructions when a task calls for them.',
  },
];
