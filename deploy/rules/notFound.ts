/** What an agent reads that asked for an unknown page as Markdown. */
export const markdownNotFound = (base: string): string =>
  `# Page not found\n\nThere is no such page. All pages of these docs are listed in [llms.txt](${base}llms.txt).\n`;
