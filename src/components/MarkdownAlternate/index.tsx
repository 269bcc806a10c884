import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { markdownPath } from '../../config/markdownPath.ts';

interface MarkdownAlternateProps {
  /** Path of the page, with the site's base. */
  readonly path: string;
}

/** Tells programs in the page's head where the same page is as Markdown. */
export default function MarkdownAlternate({ path }: MarkdownAlternateProps): ReactNode {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={url + markdownPath(path, baseUrl)} />
    </Head>
  );
}
