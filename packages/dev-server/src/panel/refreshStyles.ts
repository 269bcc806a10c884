/** The bundler's hot replacement of modules. */
interface Hot {
  addStatusHandler(handler: (status: string) => void): void;
}

/**
 * Fetches the sheet of styles anew when modules have come: it's one file for all of them, and holds those of a component
 * only once the component is compiled, which is when somebody opens a page that has it.
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

/** The old one stays until the new one is there. */
function replace(link: HTMLLinkElement): void {
  const fresh = document.createElement('link');
  fresh.rel = 'stylesheet';
  fresh.href = `${link.href.replace(/\?.*$/, '')}?${(count += 1)}`;
  fresh.addEventListener('load', () => link.remove());
  // By which the bundler finds it when the styles change, and else would wait for ever.
  fresh.dataset.href = link.dataset.href ?? link.getAttribute('href') ?? '';
  link.after(fresh);
}
