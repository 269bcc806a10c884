/** How the text of a document is drawn: by React where there is no HTML of the server's, else kept. */
declare module 'page-body' {
  import type { ReactNode } from 'react';

  export default function PageBody(props: { readonly children: ReactNode }): ReactNode;
}
