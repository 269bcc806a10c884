import globalData from '@generated/globalData';
import siteConfig from '@generated/docusaurus.config';
import DocItem from '@theme/DocItem';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { RouteConfig } from 'react-router-config';
// Every document needs them: with the app they cost no requests of their own.
import '@theme/DocRoot';
import '@theme/DocsRoot';
import '@theme/DocVersionRoot';
import { PageContext } from './PageContext.ts';
import { loadPage, type Page } from './pages.ts';

interface Root {
  readonly path: string;
  /** Id of the docs' instance. */
  readonly instance: string;
}

/** What a root of documents does for those below it. */
export interface Learning {
  /** Loads what they have in common, such as their sidebar. */
  readonly load: () => Promise<unknown>;
  /** Adds the route of one. */
  readonly learn: (page: Page) => void;
}

type Loadable = ComponentType<never> & { preload: () => Promise<unknown> };

interface KnownDocument {
  id: string;
  path: string;
  sidebar?: string;
}

interface DocsData {
  versions: { docs: KnownDocument[] }[];
}

/**
 * The route of all documents of an instance. Those that it leads to are learned: Docusaurus asks each route on the way
 * to a page to load itself, and this one loads the page's data and adds a route for it. A path without a page adds
 * none, and the theme says so.
 */
export default function documents({ path, instance }: Root, component: Loadable): RouteConfig {
  const { baseUrl } = siteConfig;
  const routes: RouteConfig[] = [];
  const docs = (globalData['docusaurus-plugin-content-docs'] as unknown as Record<string, DocsData>)[instance]
    ?.versions[0]?.docs;
  const learn = (page: Page): void => {
    const { id, permalink, sidebar } = page.data.metadata;
    contents.set(permalink, contentOf(page));
    if (routes.some((route) => route.path === permalink)) return;
    docs?.push({ id, path: permalink, ...(sidebar === undefined ? {} : { sidebar }) });
    routes.push({ path: permalink, exact: true, component: DocumentPage as ComponentType, sidebar });
  };
  const { preload } = component;
  component.preload = async () => {
    // The address changes before Docusaurus loads what is there.
    const [page] = await Promise.all([loadPage(decodeURI(window.location.pathname), baseUrl), preload()]);
    if (page) learn(page);
  };
  return {
    path,
    component: component as unknown as ComponentType,
    routes,
    learning: { load: preload, learn } satisfies Learning,
  };
}

/** What the theme takes a document to be: the component that draws it, with its data. Here the text is no component. */
type Content = ComponentProps<typeof DocItem>['content'];

const contents = new Map<string, { readonly page: Page; readonly content: Content }>();

const contentOf = (page: Page) => ({
  page,
  content: Object.assign(() => null, page.data) as unknown as Content,
});

function DocumentPage({ route }: { readonly route: ComponentProps<typeof DocItem>['route'] }): ReactNode {
  const known = contents.get(route.path);
  if (!known) throw new Error(`${route.path} was not learned`);
  const { page, content } = known;
  return (
    <PageContext value={page}>
      <DocItem route={route} content={content} />
    </PageContext>
  );
}
