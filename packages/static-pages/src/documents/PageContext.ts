import { createContext } from 'react';
import type { Page } from './pages.ts';

/** The current document, if its text stays HTML. */
export const PageContext = createContext<Page | undefined>(undefined);
