/**
 * Announces the new page to screen readers after a client-side navigation, since a browser reads out only pages that it
 * loads. Docusaurus moves the focus to the start of the page, from where the next tab stop is the skip link.
 */
import type { ClientModule } from '@docusaurus/types';
import { liveRegion } from '../components/Dom/liveRegion.ts';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  // The live region has to exist before its first text is set.
  const line = liveRegion();
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  const name = document.querySelector('main h1')?.textContent.trim();
  line.textContent = `${name || document.title}, page loaded`;
};
