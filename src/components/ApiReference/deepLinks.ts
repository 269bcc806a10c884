/** Opens what the address points at, and everything around it, and shows it. */
export function openTarget(hash = window.location.hash): void {
  const target = hash.length > 1 ? document.getElementById(decode(hash.slice(1))) : null;
  if (!target) return;
  for (let part: Element | null = target; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true;
  }
  show(target, FRAMES);
}

/** How many frames a place is held: what is near it is laid out only now, and moves it. */
const FRAMES = 4;

function show(target: Element, frames: number): void {
  target.scrollIntoView({ behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => show(target, frames - 1));
}

/** Links in static markup lead to other pages of the site as its own links do, and open what they point at. */
export function follow(event: MouseEvent, navigate: (address: string) => void): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-static-html] a[href]');
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || link.origin !== window.location.origin) return;
  if (link.pathname === window.location.pathname) {
    // The same address again changes nothing that the page would hear of.
    if (link.hash === window.location.hash) openTarget(link.hash);
    return;
  }
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
