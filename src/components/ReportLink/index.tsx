import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { site } from '../../config/site.ts';
import { versions } from '../../config/versions.ts';

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

interface ReportedPage {
  title: string;
  /** Absolute address of the page. */
  address: string;
}

/** Returns the address of a new issue. It contains the page and the site's version, and nothing about the reader. */
function reportAddress({ title, address }: ReportedPage): string {
  const body = `Page: ${address}\nSite: ${versions.docs}\n\n`;
  const form = new URL(`${site.links.source}/${site.reportPath}`);
  form.search = new URLSearchParams({ title: `Docs: ${title}`, body }).toString();
  return form.href;
}
