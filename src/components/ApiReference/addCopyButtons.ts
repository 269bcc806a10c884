/** Puts the buttons that copy beside what comes near the window. The style sheet keeps room for them: nothing moves. */
export function addCopyButtons(root: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        addTo(target);
      }
    },
    { rootMargin: '100%' },
  );
  for (const part of root.querySelectorAll('.api-operation, .api-entry')) observer.observe(part);
  return () => observer.disconnect();
}

function addTo(part: Element): void {
  // Listeners that are added anew find the buttons of those before them.
  if (part.querySelector('[data-copy-link]')) return;
  const { anchor, title } = part.id ? entry(part) : operation(part);
  const link = button('Copy link', `Copy link to ${title}`);
  link.dataset.copyLink = anchor;
  (part.querySelector('.api-call') ?? part).append(link);
  for (const tabs of part.querySelectorAll('.api-tabs')) {
    const code = button('Copy', 'Copy the sample');
    code.dataset.copyCode = '';
    tabs.append(code);
  }
}

const entry = (part: Element) => ({
  anchor: part.id,
  title: (part.querySelector('.api-name') ?? part.firstElementChild)?.textContent ?? '',
});

/** An operation has its name and its address from the heading above it. */
function operation(part: Element): { anchor: string; title: string } {
  for (let at: Element | null = part; at; at = at.parentElement) {
    const heading = at.previousElementSibling;
    if (heading?.matches('h3[id]'))
      return { anchor: heading.id, title: heading.firstChild?.textContent ?? '' };
  }
  return { anchor: '', title: '' };
}

function button(text: string, label: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'api-copy';
  made.textContent = text;
  made.setAttribute('aria-label', label);
  return made;
}
