import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { searchContexts } from '@site/src/config/search';
import { groups } from './groups';

export interface SearchAddress {
  query: string;
  /** Path of a search context; empty for everywhere. */
  context: string;
  /** Base path of the requested version's index. */
  base: string;
  /** Name of the only group to show; empty for all groups. */
  group: string;
  change: (parameter: 'q' | 'ctx' | 'kind', value: string) => void;
}

/** Parses the address of the search page. During the build and hydration the query is empty. */
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
      // Reads the current address, because two fields may change at once when they replay input from before hydration.
      const next = new URLSearchParams(history.location.search);
      if (value === '') next.delete(parameter);
      else next.set(parameter, value);
      history.replace({ search: next.toString() });
    },
  };
}
