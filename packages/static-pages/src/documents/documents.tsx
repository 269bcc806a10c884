import globalData from '@generated/globalData';
import siteConfig from '@generated/docusaurus.config';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import DocItem from '@theme/DocItem';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { RouteConfig } from 'react-router-config';
// Every document needs these. Bundled with the app, they cost no requests of their own.
import '@theme/DocRoot';
import '@theme/DocsRoot';
import '@theme/DocVersionRoot';
import { loadPage, PageContext, type Page } from './pages.ts';

interface Root {
  readonly path: string;
  /** ID of the docs plugin instance. */
  readonly instance: string;
}

/** Functions that a root route of documents provides for its documents. */
export interface DocumentRoutes {
  /** Loads their shared parts, such as the sidebar. */
  readonly load: () => Promise<unknown>;
  readonly addRoute: (page: Page) => void;
}

type Loadable = ComponentType<never> & { preload: () => Promise<unknown> };

/**
 * Returns the route of all documents of an instance. Docusaurus preloads each route on the way to a page. This one then
 * loads the page's data and adds a route for the page. A path without a page adds no route, and the theme shows its
 * "not found" page.
 */
export default function documents({ path, instance }: Root, component: Loadable): RouteConfig {
  const { baseUrl } = siteConfig;
  const routes: RouteConfig[] = [];
  const docs = (globalData['docusaurus-plugin-content-docs'] as unknown as Record<string, GlobalPluginData>)[
    instance
  ]?.versions[0]?.docs;
  const addRoute = (page: Page): void => {
    const { id, permalink, sidebar } = page.data.metadata;
    contents.set(permalink, contentOf(page));
    if (routes.some((route) => route.path === permalink)) return;
    docs?.push({ id, path: permalink, sidebar });
    routes.push({ path: permalink, exact: true, component: DocumentPage as ComponentType, sidebar });
  };
  const { preload } = component;
  component.preload = async () => {
    // The address changes before Docusaurus preloads the new route.
    const [page] = await Promise.all([loadPage(decodeURI(window.location.pathname), baseUrl), preload()]);
    if (page) addRoute(page);
  };
  return {
    path,
    component: component as unknown as ComponentType,
    routes,
    documentRoutes: { load: preload, addRoute } satisfies DocumentRoutes,
  };
}

/** The theme's type for a document: a component that renders it, with its data. Here the component is empty. */
type Content = ComponentProps<typeof DocItem>['content'];

const contents = new Map<string, { readonly page: Page; readonly content: Content }>();

const contentOf = (page: Page) => ({
  page,
  content: Object.assign(() => null, page.data) as unknown as Content,
});

function DocumentPage({ route }: { readonly route: ComponentProps<typeof DocItem>['route'] }): ReactNode {
  const known = contents.get(route.path);
  if (!known) throw new Error(`The page ${route.path} was not loaded before it is rendered`);
  const { page, content } = known;
  return (
    <PageContext value={page}>
      <DocItem route={route} content={content} />
    </PageContext>
  );
}
