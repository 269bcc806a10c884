import { apiRoute } from '../../packages/model/src/routes.ts';
import base from '../../packages/sdk-base/package.json';
import react from '../../packages/sdk-react/package.json';

/** What the Markdown beside the pages, `llms.txt` and `AGENTS.md` are made by. */
export const markdownOptions = {
  /** Pages that are also written in parts, one for each heading of the second level, by route. */
  inParts: [apiRoute],
  /** Most characters of text in a part. With what Markdown adds, that's less than 20,000 tokens. */
  partLimit: 30_000,
  /** Most characters of `llms.txt`: what an assistant reads in one go. */
  indexLimit: 50_000,
  /** A section with more characters than this is in `llms.txt` without descriptions, and has a list of its own. */
  indexSectionLimit: 10_000,
  /** Pages that such a section leaves to its own list: there are many, and others lead to them. */
  inFullOnly: /\/TypeAlias\./,
  /** Pages that an agent with little room can do without, by route. */
  optional: [
    '/overview/how-these-docs-are-built',
    '/overview/privacy-policy',
    '/overview/terms-and-conditions',
    '/roadmap-and-references/roadmap',
    ...['/api/sdk-base/References', '/api/sdk-react/References'],
  ] as string[],
  /** A section with more characters than this has a file of full text of its own. */
  fullTextLimit: 100_000,
} as const;

/** What `llms.txt` tells an agent before its lists. */
export const indexInstructions = [
  `To read any page as Markdown, put \`.md\` after its address, without a slash at the end. Read the page for your task before you write code, and take names, error codes and limits from it, not from memory. If the docs don't say it, tell the user so instead of guessing.`,
  `In a page, use \`${base.name}\` or \`${react.name}\` with a publishable key. On a server, use \`${base.name}/server\` or the backend API with a secret key, which never goes into a page. Amounts are in the smallest unit: \`bigint\` in the SDKs, decimal strings in the API. Tell errors apart with \`isNacreError\` and their \`code\`. \`createSandbox\` from \`${base.name}/sandbox\` runs everything in memory, without keys or a network: try out your code there before you hand it over.`,
].join('\n\n');

/** Files of the site that are made for agents. */
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
