// Against the theme's own: a link to report what is wrong, on every page, also where there is nothing to edit. Can go
// when the theme has one.
import { type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import ReportLink from '@site/src/components/ReportLink/index.tsx';
import styles from './styles.module.css';

export default function DocItemFooterSwizzle(): ReactNode {
  const { title, permalink } = useDoc().metadata;
  return (
    <div className={styles.footer} data-markdown-ignore="">
      <Footer />
      <ReportLink title={title} path={permalink} />
    </div>
  );
}
