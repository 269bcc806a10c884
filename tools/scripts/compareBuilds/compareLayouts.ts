import { parseHtml } from '../../../packages/post-build/src/BuiltPage.ts';
import { diffLines, type DiffLine } from './diffLines.ts';
import { sectionsIn } from './readSections.ts';

/** The changes around the articles: navigation, sidebar, footer. */
export interface LayoutChange {
  /** Every page whose frame has different text. */
  routes: string[];
  /** The differences on the first of them. */
  lines: DiffLine[];
}

/** Compares the text around the articles of pages in both builds. */
export function compareLayouts(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): LayoutChange {
  const routes = [...after.keys()].filter((route) => {
    const [beforeHtml, afterHtml] = [before.get(route), after.get(route)];
    return (
      beforeHtml !== undefined &&
      afterHtml !== undefined &&
      beforeHtml !== afterHtml &&
      textOf(beforeHtml) !== textOf(afterHtml)
    );
  });
  const [first] = routes;
  const linesOf = (pages: ReadonlyMap<string, string>) =>
    sectionsIn(parseHtml(layoutOf(pages.get(first ?? '') ?? ''))).flatMap(({ heading, lines }) =>
      heading === '' ? lines : [heading, ...lines],
    );
  return { routes, lines: diffLines(linesOf(before), linesOf(after)) };
}

/** Returns the body without its `main` and without scripts. */
const layoutOf = (html: string): string =>
  html.replace(/^.*?<body\b/s, '<body').replace(/<main\b.*<\/main>|<script\b.*?<\/script>/gs, '');

/** A cheap text that shows whether two frames differ. The parser finds the differences. */
const textOf = (html: string): string => layoutOf(html).replace(/<[^>]*>/g, ' ');
