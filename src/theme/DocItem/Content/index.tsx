// Against the theme's own: a menu to use the page elsewhere, above its title, and a pointer to its Markdown in the
// head. Can go when the theme has both.
import { type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import MarkdownAlternate from '@site/src/components/MarkdownAlternate/index.tsx';
import PageMenu from '@site/src/components/PageMenu/index.tsx';

export default function DocItemContentSwizzle(props: Props): ReactNode {
  const { permalink } = useDoc().metadata;
  return (
    <>
      <MarkdownAlternate path={permalink} />
      <PageMenu path={permalink} />
      <Content {...props} />
    </>
  );
}
