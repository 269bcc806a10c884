// Replaces the theme's component: the text and its table of contents are in a grid, where the text has the site's width
// (the theme's columns have percentages with `!important`). Adds a menu next to the breadcrumbs for using the page
// elsewhere. Can be removed when the theme's widths can be configured.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useWindowSize } from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import PageMenu from '@site/src/components/PageMenu/index.tsx';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { frontMatter, metadata, toc } = useDoc();
  const isWide = frontMatter.hide_table_of_contents === true;
  const hasContents = !isWide && toc.length > 0;
  const isMobile = useWindowSize() === 'mobile';
  return (
    <div className={clsx(styles.page, isWide && styles.wide)}>
      <div className={styles.text}>
        <ContentVisibility metadata={metadata} />
        <article>
          <div className={clsx('no-print', styles.head)}>
            <DocBreadcrumbs />
            {!metadata.unlisted && <PageMenu path={metadata.permalink} />}
          </div>
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {hasContents && !isMobile && <DocItemTOCDesktop />}
    </div>
  );
}
