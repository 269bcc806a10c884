// Replaces the theme's component, which is empty: links and symbols in text outside React work like its
// own, the server's head elements stay until the app has rendered all of its own, and fields keep earlier input.
import { useHistory } from '@docusaurus/router';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { restoreFields } from '@site/src/clientModules/restoreFields.ts';
import { startListening } from '@site/packages/static-pages/src/documents/enhance.ts';
import { setAppNavigate } from '@site/packages/static-pages/src/documents/navigation.ts';
import { prefetchDocuments } from '@site/packages/static-pages/src/documents/prefetch.ts';

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  const history = useHistory();
  useEffect(() => {
    (HelmetProvider as unknown as { canUseDOM: boolean }).canUseDOM = true;
  }, []);
  // React handles events after its first commit. A microtask runs right after that, before any other event.
  useLayoutEffect(() => queueMicrotask(restoreFields), []);
  // Must run before the observers of links, since a link that is visible from the start reports it only once.
  useLayoutEffect(() => {
    startListening();
    setAppNavigate((address) => history.push(address));
    prefetchDocuments();
  }, [history]);
  return children;
}
