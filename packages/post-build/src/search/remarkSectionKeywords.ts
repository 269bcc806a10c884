import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** The parts of a page that the plugin reads. Docusaurus has parsed its front matter. */
interface Page {
  path?: string;
  data: { frontMatter?: { section_keywords?: Readonly<Record<string, readonly string[]>> } };
}

/**
 * Adds the words of the front matter to headings, only for the search. They are words that readers use and a section's
 * text lacks, by the section's anchor. The structure checks verify their form. Words for a missing section stop the
 * build, since they would be lost silently otherwise.
 */
export default function remarkSectionKeywords() {
  return (tree: Root, { path, data }: Page): void => {
    const wordsByAnchor = new Map(Object.entries(data.frontMatter?.section_keywords ?? {}));
    visit(tree, 'heading', (heading) => {
      const anchor = String(heading.data?.hProperties?.id);
      const words = wordsByAnchor.get(anchor);
      if (!words) return;
      wordsByAnchor.delete(anchor);
      heading.data = {
        ...heading.data,
        hProperties: { ...heading.data?.hProperties, 'data-search-keywords': words.join(', ') },
      };
    });
    for (const anchor of wordsByAnchor.keys())
      throw new Error(`${path}: section_keywords.${anchor}: the page has no heading #${anchor}`);
  };
}
