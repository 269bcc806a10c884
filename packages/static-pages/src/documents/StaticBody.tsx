import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import {
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useState,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { trustBuiltHtml } from '../../../../src/components/Dom/trustedHtml.ts';
import { enhance } from './enhance.ts';
import { BODY_ID } from '../../../model/src/PageData.ts';
import { forgetPage, PageContext } from './pages.ts';
import { watchLinks } from './prefetch.ts';
import { createPortal } from 'react-dom';
import { InIsland } from '../../../../src/components/Island/index.tsx';
import LoadFailure from '../../../../src/components/LoadFailure/index.tsx';
import useWhenSeen from '../../../../src/components/Loading/useWhenSeen.ts';
import { copyState } from './copyState.ts';
import { islandLoaders } from '../../../../src/components/islandLoaders.ts';

/** The text of a document as the server rendered it. React renders only the islands in it. */
export default function StaticBody(): ReactNode {
  const page = useContext(PageContext);
  const [body, setBody] = useState<HTMLElement | null>(null);
  // A transition, so that the islands aren't rendered in the same task as the app's first commit.
  const show = useCallback((element: HTMLElement | null) => startTransition(() => setBody(element)), []);
  useEffect(() => {
    if (!body || !page) return undefined;
    void enhance(body);
    const stop = watchLinks(body);
    return () => {
      stop();
      forgetPage(page);
    };
  }, [body, page]);
  if (!page) throw new Error('StaticBody is rendered outside of a PageContext');
  return (
    <>
      <div
        ref={show}
        id={BODY_ID}
        className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
        suppressHydrationWarning
        dangerouslySetInnerHTML={page.body}
      />
      <div hidden suppressHydrationWarning dangerouslySetInnerHTML={NO_DATA} />
      {body && <Islands key={page.data.metadata.permalink} body={body} />}
    </>
  );
}

/** The server renders the page data here; React leaves them untouched. */
const NO_DATA = { __html: trustBuiltHtml('') };

/** Replaces the server-rendered islands in a document's text with live components when they come near the viewport. */
function Islands({ body }: { readonly body: HTMLElement }): ReactNode {
  const containers = useMemo(() => [...body.querySelectorAll<HTMLElement>('[data-island]')], [body]);
  return containers.map((container, index) => <LiveIsland key={index} container={container} />);
}

function LiveIsland({ container }: { readonly container: HTMLElement }): ReactNode {
  const name = container.dataset.island ?? '';
  const load = islandLoaders[name];
  if (!load) throw new Error(`Unknown island "${name}". Add it to src/components/islandLoaders.ts`);
  const [serverElements] = useState(() => [...container.children]);
  // Observes a child, because the container itself has no box.
  const { progress, retry } = useWhenSeen(load, serverElements[0]);
  if (progress.kind === 'failed') return createPortal(<LoadFailure onRetry={retry} />, container);
  if (progress.kind !== 'ready') return null;
  const { default: Component } = progress.value;
  return createPortal(
    <InIsland value>
      <Component />
      <Replacement container={container} serverElements={serverElements} />
    </InIsland>,
    container,
  );
}

/** Removes the server-rendered elements in the same frame in which React's elements appear. */
function Replacement({
  container,
  serverElements,
}: {
  readonly container: HTMLElement;
  readonly serverElements: Element[];
}): null {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    copyState(
      serverElements,
      [...container.children].filter((child) => !serverElements.includes(child)),
    );
    for (const element of serverElements) element.remove();
    container.removeAttribute('data-waiting');
  }, [container, serverElements]);
  return null;
}
