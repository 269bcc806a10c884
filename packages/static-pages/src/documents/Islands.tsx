import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { InIsland } from '../../../../src/components/Island/index.tsx';
import LoadFailure from '../../../../src/components/LoadFailure/index.tsx';
import useWhenSeen from '../../../../src/components/Loading/useWhenSeen.ts';
import { copyState } from './copyState.ts';
import { islandLoaders } from '../../../../src/components/islandLoaders.ts';

/** Replaces the server-rendered islands in a document's text with live components when they come near the viewport. */
export default function Islands({ body }: { readonly body: HTMLElement }): ReactNode {
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
