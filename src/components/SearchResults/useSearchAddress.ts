import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { searchContexts } from '@site/src/config/search';
import { groups } from './groups';

export interface SearchAddress {
  query: string;
  /** A context of the site: any other means everywhere. */
  context: string;
  /** Where the index of the version is that is asked for. */
  base: string;
  /** Name of the group of results that is shown alone; empty for all of them. */
  group: string;
  change: (parameter: 'q' | 'ctx' | 'kind', value: string) => void;
}

/** What the address of the search page asks for. The page as it was built asks for nothing. */
export function useSearchAddress(): SearchAddress {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const { search } = useLocation();
  const params = new URLSearchParams(isBrowser ? search : '');
  return {
    query: params.get('q') ?? '',
    context: searchContexts.find(({ path }) => path === params.get('ctx'))?.path ?? '',
    group: groups.find(({ name }) => name === params.get('kind'))?.name ?? '',
    base: baseUrl + (params.get('version') ?? ''),
    change: (parameter, value) => {
      // As it is now: two fields may change at once, when they tell of what was entered before the app came.
      const next = new URLSearchParams(history.location.search);
      if (value === '') next.delete(parameter);
      else next.set(parameter, value);
      history.replace({ search: next.toString() });
    },
  };
}
