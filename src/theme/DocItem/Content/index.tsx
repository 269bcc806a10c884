// Replaces the theme's component: the head links the page's Markdown (except on unlisted pages), and the text stays the
// server's HTML. Can be removed when the theme has both.
import { type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Content';
import PageBody from 'page-body';
import MarkdownAlternate from '@site/src/components/MarkdownAlternate/index.tsx';

export default function DocItemContentSwizzle({ children }: Props): ReactNode {
  const { permalink, unlisted } = useDoc().metadata;
  return (
    <>
      {!unlisted && <MarkdownAlternate path={permalink} />}
      <PageBody>{children}</PageBody>
    </>
  );
}
