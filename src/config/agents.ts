import base from '../../packages/sdk-base/package.json';
import react from '../../packages/sdk-react/package.json';
import parts from './agents.json';
import { site } from './site.ts';

/** A section of a page, by route and anchor. One that is missing stops the build. */
export interface PageSection {
  from: string;
  /** Takes only the nodes of one kind. */
  only?: 'code' | 'list' | 'table';
  /**
   * The pattern of the samples to take. By default they begin with an import: each has to be a complete program, since
   * agents copy it unchanged.
   */
  matching?: string;
}

/** A part of `AGENTS.md`: its own text, followed by content from the pages. */
interface AgentsPart {
  heading: string;
  text: string;
  take: PageSection[];
}

/** `AGENTS.md`, which readers put into their own projects. Every fact in it comes from the pages. */
export const agentsFile = {
  title: `Work with ${site.name} in this project`,
  intro: `For AI agents that write or review code with ${site.name}. Where this file is silent, read the docs before you guess.`,
  parts: parts as AgentsPart[],
};

/** The skill with the parts of `AGENTS.md`, for agents that fetch skills from a site. */
export const skill = {
  name: site.slug,
  description: `Build with ${site.name}: embedded wallets, sign-in with one-time codes, tokens and transfers, loyalty points, digital product passports and webhooks, with ${base.name}, ${react.name} or the backend API. Use it to write, review or debug code that imports these packages or calls the API.`,
} as const;
