import useIsBrowser from '@docusaurus/useIsBrowser';
import { createContext, useContext, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Whether an island is rendered into its server-rendered place. */
export const InIsland = createContext(false);

interface Props {
  /** Key of `islandLoaders` in `src/components/islandLoaders.ts`. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * A part of a document that needs React, while the rest of the text is kept as HTML. The server renders its first
 * state. The browser renders it again in its place when it comes near the viewport. Until then clicks in it are queued.
 */
export default function Island({ name, children }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  // The place already exists.
  if (useContext(InIsland)) return children;
  return (
    <div data-island={name} data-waiting={isBrowser ? undefined : ''} className={styles.island}>
      {children}
    </div>
  );
}
