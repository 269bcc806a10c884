// Wraps the theme's component: adds the question whether a page worked, or a link to report a problem on pages without
// an edit link. Can be removed when the theme has one.
import clsx from 'clsx';
import { type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import ReportLink from '@site/src/components/ReportLink/index.tsx';
import styles from './styles.module.css';

export default function DocItemFooterSwizzle(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { title, permalink, editUrl } = metadata;
  const isReference = editUrl == null || frontMatter.hide_table_of_contents;
  return (
    <div className={clsx('no-print', styles.footer)} data-markdown-ignore="">
      <ReportLink title={title} path={permalink} isGuide={!isReference} />
      <Footer />
    </div>
  );
}
