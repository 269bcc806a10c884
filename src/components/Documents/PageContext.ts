import { createContext } from 'react';
import type { Page } from './pages.ts';

/** The document that is drawn, where its text is kept as HTML. */
export const PageContext = createContext<Page | undefined>(undefined);
