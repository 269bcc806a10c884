import { site } from './site.ts';

/** Assistants that accept a question in their address. It's appended URL-encoded. */
export const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?q=' },
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
] as const;

/** Returns the prompt for an assistant about a page, from the address of the page's Markdown. */
export const assistantPrompt = (markdown: string): string =>
  `Read ${markdown}, a page of the documentation of ${site.name}, so that I can ask you about it.`;
