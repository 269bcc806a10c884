import { site } from './site.ts';

/** Assistants that open with a question in their address: it goes at the end, encoded. */
export const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?q=' },
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
] as const;

/** What an assistant is asked to do with a page, by the address of its Markdown. */
export const assistantPrompt = (markdown: string): string =>
  `Read ${markdown}, a page of the documentation of ${site.name}, so that I can ask you about it.`;
