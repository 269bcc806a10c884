/** The text of a document, kept as the server's HTML or, where there is none, rendered by React. */
declare module 'page-body' {
  import type { ReactNode } from 'react';

  export default function PageBody(props: { readonly children: ReactNode }): ReactNode;
}
