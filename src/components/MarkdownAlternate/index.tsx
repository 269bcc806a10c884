import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { markdownPath } from '../../config/markdownPath.ts';

interface MarkdownAlternateProps {
  /** Path of the page, including the site's base. */
  readonly path: string;
}

/** Links to the page's Markdown version in the head, for programs. */
export default function MarkdownAlternate({ path }: MarkdownAlternateProps): ReactNode {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={url + markdownPath(path, baseUrl)} />
    </Head>
  );
}
