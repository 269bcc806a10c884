import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';

const QUERY_DOCS = 'https://tanstack.com/query/v5/docs/framework/react/reference';

/** Links for the return types of hooks, which belong to TanStack Query and are documented there. */
const EXTERNAL_LINKS = new Map([
  ['UseQueryResult', `${QUERY_DOCS}/useQuery`],
  ['UseInfiniteQueryResult', `${QUERY_DOCS}/useInfiniteQuery`],
  ['UseMutationResult', `${QUERY_DOCS}/useMutation`],
]);

/** Returns a function that links names in types on the context's page, except for the page's own symbol. */
export function linksOf(context: MarkdownThemeContext): (name: string) => string | undefined {
  const { model, project } = context.page;
  return (name) => {
    const symbol = project.getChildByName([name]);
    if (symbol) return symbol === model ? undefined : context.urlTo(symbol);
    return EXTERNAL_LINKS.get(name);
  };
}
