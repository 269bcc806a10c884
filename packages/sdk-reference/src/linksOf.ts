import type { ProjectReflection, Reflection } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';

const QUERY_DOCS = 'https://tanstack.com/query/v5/docs/framework/react/reference';

/** Links for the return types of hooks, which belong to TanStack Query and are documented there. */
const EXTERNAL_LINKS = new Map([
  ['UseQueryResult', `${QUERY_DOCS}/useQuery`],
  ['UseInfiniteQueryResult', `${QUERY_DOCS}/useInfiniteQuery`],
  ['UseMutationResult', `${QUERY_DOCS}/useMutation`],
]);

const exported = new WeakMap<ProjectReflection, ReadonlyMap<string, Reflection>>();

/** Returns the symbols of a package by the names that its types use. */
function symbolsOf(project: ProjectReflection): ReadonlyMap<string, Reflection> {
  const cached = exported.get(project);
  if (cached) return cached;
  const symbols = new Map<string, Reflection>();
  for (const symbol of project.children ?? []) {
    symbols.set(symbol.name, symbol.isReference() ? symbol.getTargetReflectionDeep() : symbol);
  }
  exported.set(project, symbols);
  return symbols;
}

/** Returns a function that links names in types on the context's page, except for the page's own symbol. */
export function linksOf(context: MarkdownThemeContext): (name: string) => string | undefined {
  const { model, project } = context.page;
  return (name) => {
    const symbol = symbolsOf(project).get(name);
    if (symbol) return symbol === model ? undefined : context.urlTo(symbol);
    return EXTERNAL_LINKS.get(name);
  };
}
