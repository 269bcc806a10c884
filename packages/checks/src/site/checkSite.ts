import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../model/src/problem.ts';
import { footer } from '../../../../src/config/footer.ts';
import { navbarItems } from '../../../../src/config/navbar.ts';
import { checkTitles } from '../structure/titles.ts';
import { readCodeLinks } from './codeLinks.ts';
import { checkLinks, type OtherTargets } from './links.ts';
import { checkNavbar } from './navbar.ts';
import type { Page } from './readPages.ts';
import { checkRedirectTargets } from './redirects.ts';
import { checkSidebar } from './sidebars.ts';

/** The site, as read from its sources. */
export interface Site {
  pages: Page[];
  /** Problems of pages whose source can't be read. */
  problems: Problem[];
  /** Link targets other than pages. */
  targets: OtherTargets;
}

interface SiteProblems {
  structure: Problem[];
  links: Problem[];
}

/**
 * Reports all problems of the site as a whole that can be found in its sources.
 *
 * @param others - texts that link to pages but aren't pages themselves
 */
export async function checkSite(
  root: string,
  { pages, problems, targets }: Site,
  others: readonly Page[] = [],
): Promise<SiteProblems> {
  const ofPages = [...problems, ...checkTitles(pages)];
  // Links and sidebar entries for a page that can't be read aren't at fault.
  if (problems.length > 0) return { structure: ofPages, links: [] };
  const sourceOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  // Loaded here, not above: the reference's sidebar is there only once the references are.
  const guides = await import('../../../../sidebars.ts');
  const reference = await import('../../../../sidebars-sdk.ts');
  const inFolder = (directory: string) => pages.filter(({ file }) => file.startsWith(`${directory}/`));
  return {
    structure: [
      ...ofPages,
      ...checkNavbar(
        'src/config/navbar.ts',
        sourceOf('src/config/navbar.ts'),
        [...navbarItems, ...footerLinks()],
        { default: Object.keys(guides.default), api: Object.keys(reference.default) },
      ),
      ...checkSidebar('sidebars.ts', sourceOf('sidebars.ts'), guides.default, inFolder('docs')),
      ...checkSidebar('sidebars-sdk.ts', sourceOf('sidebars-sdk.ts'), reference.default, inFolder('api')),
    ],
    links: [
      ...checkLinks(pages, targets, [...pages, ...others, ...readCodeLinks(root)]),
      ...checkRedirectTargets(root, pages, targets),
    ],
  };
}

const footerLinks = () => footer.links.flatMap(({ items }) => items as Record<string, unknown>[]);
