/**
 * Keeps the server's head elements until the app has rendered all of its own. While React hydrates a page in slices,
 * Helmet commits the elements that it knows so far, so title, canonical address and structured data would be missing
 * for a moment. `theme/Root` turns Helmet on again. Can be removed when Docusaurus's Helmet waits by itself.
 */
import { HelmetProvider } from 'react-helmet-async';

const isServersPage = process.env.NODE_ENV === 'production' && typeof window !== 'undefined';
if (isServersPage) (HelmetProvider as unknown as { canUseDOM: boolean }).canUseDOM = false;
