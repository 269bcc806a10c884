/** Packages without a license file. Each has a file with the license text, relative to its folder, and the reason. */
export const textsElsewhere: Readonly<Record<string, { file: string; reason: string }>> = {
  infima: {
    file: '../@docusaurus/core/LICENSE',
    reason: 'it is made by the makers of Docusaurus, and its sources name that holder and that license',
  },
  isarray: { file: 'README.md', reason: 'the text is the last section of it' },
};
