/** Packages without a file of their license: the file, seen from their folder, that has its text, and why it is that one. */
export const textsElsewhere: Readonly<Record<string, { file: string; reason: string }>> = {
  infima: {
    file: '../@docusaurus/core/LICENSE',
    reason: 'it is made by the makers of Docusaurus, and its sources name that holder and that license',
  },
  isarray: { file: 'README.md', reason: 'the text is the last section of it' },
};
