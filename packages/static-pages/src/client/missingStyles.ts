import { loadAddress } from '../../../../src/components/PageNotice/loadAddress.ts';
import { showNotice } from '../../../../src/components/PageNotice/notice.ts';

/** Returns the site's own style sheets, since browser extensions may add others to the page. */
const links = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ href }) =>
    href.startsWith(window.location.origin),
  );

/** Whether a style sheet loaded. One that failed has no rules, or none that a page may read. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}

/** Whether all of the page's style sheets have loaded. */
const isStyled = (): boolean => links().every(hasRules);

/** Shows a notice while style sheets of the page are missing. */
export function showMissingStylesNotice(): void {
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
