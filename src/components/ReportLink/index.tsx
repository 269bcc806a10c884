import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { reportAddress } from './reportAddress.ts';

interface ReportLinkProps {
  /** Title of the page. */
  readonly title: string;
  /** Path of the page, including the site's base. */
  readonly path: string;
}

/** Links to the source repository's form for a new issue, prefilled with the page's details. It needs no script. */
export default function ReportLink({ title, path }: ReportLinkProps): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  return <Link to={reportAddress({ title, address: url + path })}>Something wrong on this page?</Link>;
}
