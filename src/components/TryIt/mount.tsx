import operations from 'tried-operations';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import Console from './Console.tsx';

/** What the page does for a form that it opens. */
interface Host {
  readonly onClose: () => void;
  /** Makes code that scrolls a stop of the keyboard, until what it gives back is called. */
  readonly watchCode: (root: HTMLElement) => () => void;
}

/** Draws the form of an operation, told by its anchor, and gives back what takes it away. */
export function mount(place: HTMLElement, anchor: string, host: Host): () => void {
  const operation = operations[anchor];
  if (!operation) throw new Error(`No operation has the anchor "${anchor}"`);
  const root = createRoot(place);
  // What gets the focus is to be there.
  flushSync(() => root.render(<Console operation={operation} {...host} />));
  return () => root.unmount();
}
