/** Packages without a license file. Each has a file with the license text, relative to its folder, and the reason. */
export const textsElsewhere: Readonly<Record<string, { file: string; reason: string }>> = {
  infima: {
    file: '../@docusaurus/core/LICENSE',
    reason:
      'the authors of Docusaurus publish it, and its sources name the same copyright holder and license',
  },
  isarray: { file: 'README.md', reason: 'the license text is its last section' },
};
