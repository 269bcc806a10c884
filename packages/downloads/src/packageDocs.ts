import fs from 'node:fs';
import path from 'node:path';
import { filesUnder, writeFile } from '../../model/src/files.ts';
import { sdkPackages, type SdkPackage } from '../../model/src/packages.ts';
import { isPageFile, referenceRoute } from '../../model/src/routes.ts';
import { redirectFiles, redirects } from '../../../src/config/redirects.ts';
import { site } from '../../../src/config/site.ts';
import { builtAddress } from '../../markdown/src/servedAddress/builtAddress.ts';

/** Matches pages of the site that aren't about the use of a package. */
const EXCLUDED_PAGES =
  /^(?:index|overview\/|backend-openapi(?:\.|\/)|interfaces\/|mcp(?:\.|\/)|roadmap-and-references\/roadmap)/;
const AGENTS = 'AGENTS.md';
const FOLDER = 'docs';
const PAGE = /\.md$/;

const referenceOf = ({ tree }: SdkPackage) => `${referenceRoute(tree).slice(1)}/`;

/**
 * Returns the pages for a package, which are the guides and its own reference. A package that re-exports another one
 * only has the pages of its additional symbols.
 *
 * @param pages - every Markdown file of the built site, relative to its root
 */
export function pagesFor(sdk: SdkPackage, pages: readonly string[]): string[] {
  const [base] = sdkPackages;
  return pages.filter((page) => {
    if (!isPageFile(page) || EXCLUDED_PAGES.test(page)) return false;
    const owner = sdkPackages.find((each) => page.startsWith(referenceOf(each)));
    if (!owner) return true;
    const inBase = page.replace(referenceOf(owner), referenceOf(base));
    return owner.tree === sdk.tree && (inBase === page || !pages.includes(inBase));
  });
}

/**
 * Converts the links of a page for a package. Links to pages in the package become relative, and all others point to
 * the published site.
 *
 * @param text - the page, with the addresses of the site that it was built for
 * @param from - the page's file, relative to the root of the package
 * @param files - the file of each page in the package, by its path in the site
 * @param built - the address of the built site, with a trailing slash
 */
export function rewriteLinks(
  text: string,
  from: string,
  files: ReadonlyMap<string, string>,
  built: string,
): string {
  const published = `${site.links.docs}/`;
  return text.split(built).reduce((before, after) => {
    const [, page = '', hash = ''] = /^([\w./-]*?\.md)(#[\w.-]+)?(?![\w/-])/.exec(after) ?? [];
    const file = files.get(page);
    // Addresses in the text, outside of links, stay absolute.
    if (!file || !before.endsWith('](')) return before + published + after;
    return (
      before +
      path.posix.relative(path.posix.dirname(from), file) +
      hash +
      after.slice(page.length + hash.length)
    );
  });
}

/**
 * Writes the docs of a package next to its code: `AGENTS.md`, and the Markdown of this version's guides and reference.
 *
 * @param root - the repository, with its site built
 * @param folder - the package
 * @param build - the built site, if not the repository's own
 */
export function writePackageDocs(
  root: string,
  sdk: SdkPackage,
  folder: string,
  build = path.join(root, 'build'),
): void {
  if (!fs.existsSync(path.join(build, AGENTS))) {
    throw new Error(`build/${AGENTS} is missing: run \`npm run build\` first`);
  }
  const built = builtAddress(build);
  const read = (name: string) => fs.readFileSync(path.join(build, name), 'utf8');
  const redirected = new Set(redirects.map((rule) => redirectFiles(rule).markdown));
  const pages = pagesFor(
    sdk,
    filesUnder(build, ['.'], PAGE).filter((page) => !redirected.has(page)),
  );
  const files = new Map([[AGENTS, AGENTS], ...pages.map((page) => [page, `${FOLDER}/${page}`] as const)]);

  fs.rmSync(path.join(folder, FOLDER), { recursive: true, force: true });
  for (const [page, file] of files)
    writeFile(path.join(folder, file), rewriteLinks(read(page), file, files, built));
}
