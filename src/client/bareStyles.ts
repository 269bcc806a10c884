import { loadAddress } from '../components/PageNotice/loadAddress.ts';
import { showNotice } from '../components/PageNotice/notice.ts';

/** The site's own sheets: an extension of the browser may have put one of its own into the page. */
const links = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ href }) =>
    href.startsWith(window.location.origin),
  );

/** A sheet that failed has no rules, or none that a page may read. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}

/** Whether the page has all of its design. */
const isStyled = (): boolean => links().every(hasRules);

/** Says that the page lacks its design, for as long as it does. */
export function noticeMissingStyles(): void {
  if (isStyled()) return;
  const bar = showNotice({
    text: 'The design of this page did not load. The text is all here.',
    label: 'Reload',
    act: () => loadAddress(window.location.href),
  });
  for (const link of links()) {
    link.addEventListener('load', () => {
      if (isStyled()) bar.remove();
    });
  }
}
