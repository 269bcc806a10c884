/**
 * Keeps the head as the server made it until the app knows all of it. While React takes a page over in slices, Helmet
 * commits what it has heard of so far: title, canonical address and structured data would be gone for a moment.
 * `theme/Root` lets it go on. Can go when Docusaurus's Helmet waits by itself.
 */
import { HelmetProvider } from 'react-helmet-async';

const isServersPage = process.env.NODE_ENV === 'production' && typeof window !== 'undefined';
if (isServersPage) (HelmetProvider as unknown as { canUseDOM: boolean }).canUseDOM = false;
