import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { InIsland } from '../../../../src/components/Island/InIsland.ts';
import LoadFailure from '../../../../src/components/LoadFailure/index.tsx';
import useWhenSeen from '../../../../src/components/Loading/useWhenSeen.ts';
import { carryOver } from './carryOver.ts';
import { islands } from '../../../../src/components/islands.ts';

/** Replaces the server-rendered islands in a document's text with live components when they come near the viewport. */
export default function Islands({ body }: { readonly body: HTMLElement }): ReactNode {
  const places = useMemo(() => [...body.querySelectorAll<HTMLElement>('[data-island]')], [body]);
  return places.map((place, index) => <Place key={index} place={place} />);
}

function Place({ place }: { readonly place: HTMLElement }): ReactNode {
  const name = place.dataset.island ?? '';
  const load = islands[name];
  if (!load) throw new Error(`No island is called "${name}"`);
  const [servers] = useState(() => [...place.children]);
  // Observes a child, because the place itself has no box.
  const { progress, retry } = useWhenSeen(load, servers[0]);
  if (progress.kind === 'failed') return createPortal(<LoadFailure onRetry={retry} />, place);
  if (progress.kind !== 'ready') return null;
  const { default: Component } = progress.value;
  return createPortal(
    <InIsland value>
      <Component />
      <Replacement place={place} servers={servers} />
    </InIsland>,
    place,
  );
}

/** Removes the server-rendered elements in the same frame in which React's elements appear. */
function Replacement({ place, servers }: { readonly place: HTMLElement; readonly servers: Element[] }): null {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    carryOver(
      servers,
      [...place.children].filter((child) => !servers.includes(child)),
    );
    for (const element of servers) element.remove();
    place.removeAttribute('data-waiting');
  }, [place, servers]);
  return null;
}
