import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import fragments from 'static-html';
import { type GroupState, groupState, loadGroup, subscribe } from './fragments.ts';

/** Markup as React takes it. */
interface Markup {
  __html: string;
}

export interface Fragment {
  /** The markup, once it is there. */
  markup: Markup | undefined;
  state: 'there' | 'loading' | 'failed';
  retry: () => void;
}

/** Markup by name: the server's own, what it left in the page, or else a file of the name's group. */
export default function useFragment(name: string, elementId: string): Fragment {
  const isBrowser = useIsBrowser();
  const [first] = useState(() => onServer(name) ?? (isBrowser ? undefined : inPage(elementId)));
  const group = name.slice(0, name.indexOf('/'));
  const address = useBaseUrl(`/fragments/backend-openapi/${group}.html`);
  const fetched = useSyncExternalStore<GroupState>(
    subscribe,
    () => groupState(group),
    () => 'loading',
  );
  useEffect(() => {
    if (first === undefined) loadGroup(group, address);
  }, [first, group, address]);
  const html = typeof fetched === 'string' ? undefined : fetched.get(name);
  const later = useMemo(() => (html === undefined ? undefined : { __html: html }), [html]);
  const markup = first ?? later;
  const state = markup ? 'there' : fetched === 'loading' ? 'loading' : 'failed';
  return { markup, state, retry: () => loadGroup(group, address) };
}

function onServer(name: string): Markup | undefined {
  const html = fragments[name];
  return html === undefined ? undefined : { __html: html };
}

/** While React takes over the server's page, the markup is in it already; given the same, React leaves it alone. */
function inPage(elementId: string): Markup | undefined {
  const element = typeof document === 'undefined' ? null : document.getElementById(elementId);
  return element ? { __html: element.innerHTML } : undefined;
}
