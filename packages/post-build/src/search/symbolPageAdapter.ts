import { sdkPackages } from '../../../model/src/packages.ts';
import { dottedNames } from '../../../model/src/symbols/dottedNames.ts';
import { readSymbols } from '../../../model/src/symbols/References.ts';
import type { SearchPage } from '../../../search/src/pieces.ts';

/** Matches the page of a symbol: `Class.Client`. */
const SYMBOL = /\/[A-Z]\w+\.\w+$/;
/** Matches the text that pads a short description for previews. It repeats the tag of a search hit. */
const TAIL = new RegExp(
  `(?:^| )[A-Z][a-z]+(?: [a-z]+)? \\S+ of (?:${sdkPackages.map(({ name }) => name).join('|')})\\..*$`,
);

/** Adapts reference pages to the index. Members get their names as written in code, and repeated words are removed. */
export function symbolPageAdapter(root: string): (page: SearchPage) => SearchPage {
  const paths = new Map(
    sdkPackages.flatMap(({ tree }) =>
      [...dottedNames(readSymbols(root, tree))].map(
        ([name, path]) => [`/api/${tree}/${name}`, path] as const,
      ),
    ),
  );
  return (page) => {
    if (!sdkPackages.some(({ tree }) => tree === page.kind)) return page;
    const path = [...paths].find(([route]) => page.url.endsWith(route))?.[1] ?? '';
    // Without a dot, the path is the page's title. `Account.transfer` would only repeat the title and the heading.
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

/** Returns the keywords of a symbol that don't repeat its title and its kind, which are in the page already. */
const otherNames = ({ title }: SearchPage, path: string): string =>
  [path, title.includes('<') && title.replace(/<.*/, '')].filter(Boolean).join(', ');
