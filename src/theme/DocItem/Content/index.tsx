// Against the theme's own: a pointer to the page's Markdown in the head (an unlisted page has none), and a text that stays
// the server's HTML. Can go when the theme has these.
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
