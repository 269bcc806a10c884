import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useLocation } from '@docusaurus/router';
import { useActivePlugin, useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import { contextAt } from './contextAt';

/** Returns the base path of this version's index, and the page's search context. */
export function useSearchBase(): { base: string; context: string; label: string } {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const version = useActiveVersion(useActivePlugin()?.pluginId ?? 'default');
  const base = version && !version.isLast ? `${version.path}/` : baseUrl;
  const { path: context, label } = contextAt(pathname.slice(base.length));
  return { base, context, label };
}
