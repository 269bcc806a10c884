/**
 * Reloads the style sheet. It's one file for all modules, and only contains the styles of a component once the component
 * is compiled, which happens when a page that uses it is opened.
 */
export function refreshStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href*="styles.css"]'))
    replace(link);
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
