import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { site } from '../../config/site.ts';
import { versions } from '../../config/versions.ts';
import styles from './styles.module.css';

interface ReportLinkProps {
  readonly title: string;
  /** Path of the page, including the site's base. */
  readonly path: string;
  /** Whether the page is a guide, which readers follow. */
  readonly isGuide: boolean;
}

/**
 * Asks whether a guide worked, and links to the source repository's form for a new issue, prefilled with the page's
 * details. It needs no script and no service.
 */
export default function ReportLink({ title, path, isGuide }: ReportLinkProps): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  const to = reportAddress(title, url + path);
  if (!isGuide) return <Link to={to}>Something wrong on this page?</Link>;
  return (
    <div role="group" aria-label="Did this work?" className={styles.question}>
      Did this work?
      <details>
        <summary className={styles.answer}>Yes</summary>
        Good to know. Nothing was sent.
      </details>
      <Link to={to} className={styles.answer} aria-label="No, report a problem with this page">
        No
      </Link>
    </div>
  );
}

/** Returns the address of a new issue. It contains the page and the site's version, and nothing about the reader. */
function reportAddress(title: string, address: string): string {
  const body = `Page: ${address}\nSite: ${versions.docs}\n\n`;
  const form = new URL(`${site.links.source}/${site.reportPath}`);
  form.search = new URLSearchParams({ title: `Docs: ${title}`, body }).toString();
  return form.href;
}
