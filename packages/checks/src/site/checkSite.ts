import fs from 'node:fs';
import path from 'node:path';
import { lineAt, type Problem } from '../../../model/src/problem.ts';
import { footer } from '../../../../src/config/footer.ts';
import { navbarItems } from '../../../../src/config/navbar.ts';
import { checkConflicts } from './conflicts.ts';
import { checkLinks, type OtherTargets } from './links.ts';
import { checkNavbar } from './navbar.ts';
import type { Page } from './readPages.ts';
import { checkRules } from '../redirects/checkRules.ts';
import { readRules, RULES } from '../redirects/readRules.ts';
import { site } from '../../../../src/config/site.ts';
import { sdkPackages } from '../../../model/src/packages.ts';
import { withoutTrailingSlash } from '../../../model/src/routes.ts';
import { browserFolders, filesUnder } from '../../../model/src/files.ts';

/** The site, as read from its sources. */
export interface Site {
  pages: Page[];
  /** Problems of pages whose source can't be read. */
  problems: Problem[];
  /** Link targets other than pages. */
  targets: OtherTargets;
}

/**
 * Reports all problems of the site as a whole that can be found in its sources.
 *
 * @param partialPages - texts that link to pages but aren't pages themselves
 * @param requested - files that get the message if they have a duplicate
 */
export async function checkSite(
  root: string,
  { pages, problems, targets }: Site,
  partialPages: readonly Page[] = [],
  requested: readonly string[] = [],
): Promise<Record<'structure' | 'links', Problem[]>> {
  // Imported late, because the reference's sidebar exists only after the references are generated.
  const guides = await import('../../../../sidebars.ts');
  const reference = await import('../../../../sidebars-sdk.ts');
  const navbar = 'src/config/navbar.ts';
  const source = fs.readFileSync(path.join(root, navbar), 'utf8');
  return {
    structure: [
      ...problems,
      ...checkConflicts(root, pages, requested),
      ...checkNavbar(navbar, source, [...navbarItems, ...footerLinks()], {
        default: Object.keys(guides.default),
        api: Object.keys(reference.default),
      }),
      ...navbarItems
        .flatMap(
          ({ activeBaseRegex }) =>
            String(activeBaseRegex ?? '').match(/(?<=[(|])[a-z][a-z-]+(?=[|)/])/g) ?? [],
        )
        .filter((folder) => !pages.some(({ route }) => route.startsWith(`/${folder}/`)))
        .map((folder) => ({
          file: navbar,
          line: lineAt(source, source.indexOf(folder)),
          message: `no page is below /${folder}/. Correct the pattern of the entry`,
        })),
    ],
    links: [
      ...checkLinks(pages, targets, [...pages, ...partialPages, ...readCodeLinks(root)]),
      ...checkRedirectTargets(root, pages, targets),
    ],
  };
}

const footerLinks = () => footer.links.flatMap(({ items }) => items as Record<string, unknown>[]);

/** Checks that every redirect leads to a page and an anchor in the sources. */
function checkRedirectTargets(
  root: string,
  pages: readonly Page[],
  { routes, anchors }: OtherTargets,
): Problem[] {
  return checkRules(readRules(fs.readFileSync(path.join(root, RULES), 'utf8')), {
    routes: [...routes.filter((route) => !/.\/$/.test(route)), ...pages.map(({ route }) => route)],
    anchorsOf(route) {
      const page = pages.find((candidate) => candidate.route === route);
      return page && !page.isUnread
        ? new Set([...page.anchors, ...(anchors[withoutTrailingSlash(route)] ?? [])])
        : undefined;
    },
  });
}

/** Folders with code and data that link to pages of the site. */
const CODE_FOLDERS = [
  'src/data',
  'src/config',
  'src/pages',
  'src/components',
  'src/theme',
  ...browserFolders,
  ...sdkPackages.map(({ folder }) => `${folder}/src`),
];

/** Matches addresses in code, such as `to: '/page'`, `to="/page"` and `href="/page"`, also without their slash. */
const CODE_LINK = /\b(?:to|href)(?::\s*|=\{?)(['"`])(\/[^'"`$]*|[a-z][\w-]*\/[\w/#-]*)\1/g;

/**
 * Matches addresses in data, where they can belong to any key, as in `'Quick start': '/products/quick-start-guide'`.
 */
const DATA_LINK = /:\s*(['"])(\/[a-z][^'"$]*)\1/g;

/** Matches the address of a page in a doc comment, and the text of its link. */
const COMMENT_LINK = new RegExp(
  String.raw`(?:\[([^\]]*)\]\()?${site.links.docs}(/[\w/-]*(?:#[\w-]+)?)(?![\w.]*\.\w)`,
  'g',
);

/** Matches the end of a link in data that is called as its page. */
const TITLED_LINK = /"(?:label|page)": "([^"]*)",\s+"to": "[^"]*"[ },]*$/;

function patternFor(file: string): RegExp {
  if (file.startsWith('packages/sdk-')) return COMMENT_LINK;
  return /^src\/(?:data\/|config\/.*\.json$)/.test(file) ? DATA_LINK : CODE_LINK;
}

/** Returns the links in code and data in the form of pages, so that one check serves both. */
export const readCodeLinks = (
  root: string,
  files = ['sidebars.ts', 'sidebars-sdk.ts', ...filesUnder(root, CODE_FOLDERS, /\.(?:tsx?|json)$/)],
): Page[] => files.map((file) => codeLinks(file, fs.readFileSync(path.join(root, file), 'utf8')));

export function codeLinks(file: string, source: string): Page {
  const lines = source.split('\n');
  const links = lines.flatMap((text, index) => {
    const [, title] = TITLED_LINK.exec(`${lines[index - 1]}\n${text}`) ?? [];
    return [...text.matchAll(patternFor(file))].map((match) => ({
      url: match[2] ?? '',
      line: index + 1,
      isTitle: title !== undefined,
      text: title ?? (file.startsWith('packages/sdk-') ? match[1] : undefined),
    }));
  });
  const page = { file, id: file, route: `/${file}`, generated: false, frontMatter: {}, lines: {} };
  return { ...page, anchors: new Set<string>(), links };
}
