import { sdkPackages } from '../../../model/src/packages.ts';
import { dottedNames } from '../../../model/src/symbols/dottedNames.ts';
import { readSymbols } from '../../../model/src/symbols/References.ts';
import type { SearchPage } from '../../../search/src/pieces.ts';

/** A page of one symbol: `Class.Client`. */
const SYMBOL = /\/[A-Z]\w+\.\w+$/;
/** What fills a short description for previews says what the hit's own tag says. */
const TAIL = new RegExp(
  `(?:^| )[A-Z][a-z]+(?: [a-z]+)? \\S+ of (?:${sdkPackages.map(({ name }) => name).join('|')})\\..*$`,
);

/** Makes of the references' pages what the index wants: members by what code calls them, and no word twice. */
export function symbolPages(root: string): (page: SearchPage) => SearchPage {
  const paths = new Map(
    sdkPackages.flatMap(({ tree }) =>
      [...dottedNames(readSymbols(root, tree))].map(
        ([name, path]) => [`/api/${tree}/${name}`, path] as const,
      ),
    ),
  );
  return (page) => {
    if (!sdkPackages.some(({ tree }) => tree === page.kind)) return page;
    const path = [...paths].find(([place]) => page.url.endsWith(place))?.[1] ?? '';
    // `Account.transfer` is its page's title and its own name.
    const isOther = path.includes('.');
    return {
      ...page,
      description: page.description.replace(TAIL, ''),
      keywords: SYMBOL.test(page.url) ? otherNames(page, path) : page.keywords,
      sections: page.sections.map((section) =>
        isOther && section.heading !== '' ? { ...section, keywords: `${path}.${section.heading}` } : section,
      ),
    };
  };
}

/** All other keywords of a symbol repeat its title and its kind, which stand in the page. */
const otherNames = ({ title }: SearchPage, path: string): string =>
  [path, title.includes('<') && title.replace(/<.*/, '')].filter(Boolean).join(', ');
