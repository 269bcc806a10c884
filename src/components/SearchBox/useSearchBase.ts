import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useLocation } from '@docusaurus/router';
import { useActivePlugin, useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import { searchContexts } from '@site/src/config/search';

/** Where the index of this page's version is, and which context the page belongs to: the first path that fits. */
export function useSearchBase(): { base: string; context: string; label: string } {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const version = useActiveVersion(useActivePlugin()?.pluginId ?? 'default');
  const base = version && !version.isLast ? `${version.path}/` : baseUrl;
  const path = pathname.slice(base.length);
  const { path: context = '', label = '' } =
    searchContexts.find((one) => path === one.path || path.startsWith(`${one.path}/`)) ?? {};
  return { base, context, label };
}
