import operations from 'tried-operations';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import TryItPanel from './TryItPanel.tsx';

/** Renders the form of the operation with an anchor. Returns a function that removes it. */
export function mount(container: HTMLElement, anchor: string, onClose: () => void): () => void {
  const operation = operations[anchor];
  if (!operation) throw new Error(`No operation has the anchor "${anchor}"`);
  const root = createRoot(container);
  // Renders synchronously, because the caller focuses an element of the form.
  flushSync(() => root.render(<TryItPanel operation={operation} onClose={onClose} />));
  return () => root.unmount();
}
