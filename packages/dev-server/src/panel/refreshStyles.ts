/** The bundler's API for hot module replacement. */
interface Hot {
  addStatusHandler(handler: (status: string) => void): void;
}

/**
 * Reloads the style sheet after a hot update. It's one file for all modules, and only contains the styles of a
 * component once the component is compiled, which happens when a page that uses it is opened.
 */
export function refreshStyles(hot: Hot): void {
  let hasApplied = false;
  hot.addStatusHandler((status) => {
    if (status === 'apply') hasApplied = true;
    if (status !== 'idle' || !hasApplied) return;
    hasApplied = false;
    for (const link of document.querySelectorAll<HTMLLinkElement>(
      'link[rel="stylesheet"][href*="styles.css"]',
    ))
      replace(link);
  });
}

let count = 0;

/** Replaces a sheet. The old one stays until the new one is loaded. */
function replace(link: HTMLLinkElement): void {
  const fresh = document.createElement('link');
  fresh.rel = 'stylesheet';
  fresh.href = `${link.href.replace(/\?.*$/, '')}?${(count += 1)}`;
  fresh.addEventListener('load', () => link.remove());
  // The bundler finds the sheet by this attribute when styles change, and would wait forever without it.
  fresh.dataset.href = link.dataset.href ?? link.getAttribute('href') ?? '';
  link.after(fresh);
}
