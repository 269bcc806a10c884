import { useSyncExternalStore, type ReactNode } from 'react';

type Content = (props: object) => ReactNode;

interface Page {
  Page: Content;
  show(content: Content): void;
}

interface Data {
  page: Page;
  exported: string;
}

/** The bundler's interface for a module that replaces itself. */
interface Hot {
  data?: Data;
  accept(report: (error: Error) => void): void;
  dispose(keep: (data: Data) => void): void;
  invalidate(): void;
}

function createPage(content: Content): Page {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    // Called as a function, so that React keeps the elements that haven't changed.
    Page: (props) => useSyncExternalStore(subscribe, () => content)(props),
    show(next) {
      content = next;
      for (const listener of listeners) listener();
    },
  };
}

/**
 * Returns the component of a page's content, which an edit of the page changes in place. Docusaurus would render the
 * whole app anew.
 *
 * @param exported - the module's other exports, which the layout uses. If they change, the app is rendered anew.
 */
export function hotPage(content: Content, exported: string, hot: Hot): Content {
  const page = hot.data?.page ?? createPage(content);
  if (hot.data && hot.data.exported !== exported) hot.invalidate();
  else page.show(content);
  // The panel shows why a page doesn't compile.
  hot.accept(({ message }) => console.warn(message));
  hot.dispose((data) => Object.assign(data, { page, exported }));
  return page.Page;
}
