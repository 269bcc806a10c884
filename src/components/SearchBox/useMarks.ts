import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { highlightParameter } from '@site/src/config/search';

/** Marks the words of `_highlight` in the article. What marks them is loaded where there is something to mark. */
export function useMarks(onWords: (words: string) => void): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const words = new URLSearchParams(search).getAll(highlightParameter).filter((word) => word !== '');
    onWords(words.join(' '));
    if (words.length === 0) return undefined;
    let unmark: (() => void) | undefined;
    let isCurrent = true;
    void import('@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGenerated').then(
      ({ Mark }) => {
        const article = document.querySelector('article');
        if (!isCurrent || !article) return;
        const marks = new Mark(article);
        marks.mark(words, { exclude: ['.theme-doc-toc-mobile > button', 'svg *'] });
        unmark = () => marks.unmark();
      },
    );
    return () => {
      isCurrent = false;
      unmark?.();
    };
  }, [pathname, search, onWords]);
}
