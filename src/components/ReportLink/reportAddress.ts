import { site } from '../../config/site.ts';
import { versions } from '../../config/versions.ts';

interface ReportedPage {
  title: string;
  /** Absolute address of the page. */
  address: string;
}

/** Returns the address of a new issue. It contains the page and the site's version, and nothing about the reader. */
export function reportAddress({ title, address }: ReportedPage): string {
  const body = `Page: ${address}\nVersion of the site: ${versions.docs}\n\nWhat is wrong, and what did you expect?\n`;
  const form = new URL(`${site.links.source}/${site.reportPath}`);
  form.search = new URLSearchParams({ title: `Docs: ${title}`, body }).toString();
  return form.href;
}
