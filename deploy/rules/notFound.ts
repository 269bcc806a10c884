/** Returns the text for an agent that requested an unknown page as Markdown. */
export const markdownNotFound = (base: string): string =>
  `# Page not found\n\nThere is no such page. All pages of these docs are listed in [llms.txt](${base}llms.txt).\n`;
