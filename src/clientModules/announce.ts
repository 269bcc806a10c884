/**
 * Says which page has come after a navigation inside the site: a browser reads a page out only when it loads one. The
 * focus is Docusaurus's to move, to the start of the page, from where the next stop is the skip link.
 */
import { statusLine } from '../components/Dom/statusLine.ts';

interface Location {
  readonly pathname: string;
}

interface Update {
  readonly location: Location;
  /** None on the first page. */
  readonly previousLocation: Location | null;
}

export function onRouteDidUpdate({ location, previousLocation }: Update): void {
  // The line has to be there before its first text is.
  const line = statusLine();
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  const name = document.querySelector('main h1')?.textContent.trim();
  line.textContent = `${name || document.title}, page loaded`;
}
