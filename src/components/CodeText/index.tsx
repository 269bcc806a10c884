import type { ReactNode } from 'react';

/** A sentence from a data table. Text between backticks is rendered as code. */
export default function CodeText({ children }: { readonly children: string }): ReactNode {
  return children.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
