import type { ReactNode } from 'react';
import './styles.css';

/** Marks a text as the reference's, which `addListeners` brings to life, and is where that says what it did. */
export default function ApiReference(): ReactNode {
  return <p role="status" className="visually-hidden" data-api-reference="" />;
}
