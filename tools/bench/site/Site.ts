import type { PageKind, SiteName } from '../../../src/data/measurements.ts';

/** A built site, and the controls on its pages. Selectors are those on a narrow screen. */
export interface Site {
  name: SiteName;
  /** The served folder. */
  folder: string;
  /** Returns the path of a page by its route, which has no trailing slash. */
  pathOf: (route: string) => string;
  /** Whether the page's HTML marks when its app has hydrated. */
  marksHydration: boolean;
  menu: Control;
  search: { open: string; field: string; hit: string };
  tab?: Control;
}

/** The selectors of a control, and of the element that it reveals. */
interface Control {
  trigger: string;
  revealed: string;
}

/** One page of each kind. Only this site has a search page. */
export const routes: Record<PageKind, string> = {
  home: '',
  guide: '/products/nacre-auth',
  symbol: '/api/sdk-base/Class.Client',
  api: '/backend-openapi',
  search: '/search',
};
export const kinds = Object.keys(routes) as PageKind[];

export const hasPage = (site: Site, kind: PageKind): boolean => kind !== 'search' || site.name === 'here';

export const hereSite = (folder: string): Site => ({
  name: 'here',
  folder,
  pathOf: (route) => route || '/',
  marksHydration: true,
  menu: { trigger: '.navbar__toggle', revealed: '.navbar-sidebar' },
  search: {
    open: '.navbar__search input',
    field: '.navbar__search input',
    // The list of an empty field has options without marks.
    hit: '.navbar__search [role="option"] mark',
  },
  tab: {
    trigger: 'main [role="tab"][aria-selected="false"]',
    revealed: 'main [role="tab"]:nth-child(2)[aria-selected="true"]',
  },
});

export const vitepressSite = (folder: string): Site => ({
  name: 'vitepress',
  folder,
  pathOf: (route) => (route ? `${route}.html` : '/'),
  marksHydration: false,
  menu: { trigger: '.VPNavBarHamburger', revealed: '.VPNavScreen' },
  search: {
    open: '#local-search button',
    field: '.VPLocalSearchBox input',
    hit: '.VPLocalSearchBox .results .result',
  },
});

export const starlightSite = (folder: string): Site => ({
  name: 'starlight',
  folder,
  pathOf: (route) => `${route}/`,
  marksHydration: false,
  menu: { trigger: 'starlight-menu-button button', revealed: '#starlight__sidebar' },
  search: {
    open: 'site-search button[data-open-modal]',
    field: 'site-search input',
    hit: 'site-search .pagefind-ui__result',
  },
});
