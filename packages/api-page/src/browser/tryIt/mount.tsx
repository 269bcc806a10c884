import operations from 'tried-operations';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import TryItPanel from './TryItPanel.tsx';

/** The page's functions for an open form. */
interface Host {
  readonly onClose: () => void;
  /** Makes scrollable code a tab stop. Returns a cleanup function. */
  readonly watchCode: (root: HTMLElement) => () => void;
}

/** Renders the form of the operation with an anchor. Returns a function that removes it. */
export function mount(container: HTMLElement, anchor: string, host: Host): () => void {
  const operation = operations[anchor];
  if (!operation) throw new Error(`No operation has the anchor "${anchor}"`);
  const root = createRoot(container);
  // Renders synchronously, because the caller focuses an element of the form.
  flushSync(() => root.render(<TryItPanel operation={operation} {...host} />));
  return () => root.unmount();
}
