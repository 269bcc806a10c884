// Wraps the theme's component: adds a link to report a problem on every page, including pages without an edit link. Can
// be removed when the theme has one.
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
