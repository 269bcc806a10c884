/** The text of a document: the server's HTML or, if there is none, rendered by React. */
declare module 'page-body' {
  import type { ReactNode } from 'react';

  export default function PageBody(props: { readonly children: ReactNode }): ReactNode;
}
