// Against the theme's own, which is empty: links and names in texts that React does not draw lead on as its own do, the
// head stays the server's until the app knows all of it, and fields keep what was typed before.
import { useHistory } from '@docusaurus/router';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { restoreFields } from '@site/src/clientModules/fields.ts';
import { startListening } from '@site/src/components/Documents/enhance.ts';
import { followLinksWith } from '@site/src/components/Documents/navigation.ts';
import { prefetchDocuments } from '@site/src/components/Documents/prefetch.ts';

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  const history = useHistory();
  useEffect(() => {
    (HelmetProvider as unknown as { canUseDOM: boolean }).canUseDOM = true;
  }, []);
  // React hears of events once its first commit is over, before anything else can happen.
  useLayoutEffect(() => queueMicrotask(restoreFields), []);
  // Ahead of links that are in sight from the start: they tell it only once.
  useLayoutEffect(() => {
    startListening();
    followLinksWith((address) => history.push(address));
    prefetchDocuments();
  }, [history]);
  return children;
}
