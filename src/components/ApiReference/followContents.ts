const ACTIVE = 'table-of-contents__link--active';

/** Keeps the entry of what is being read in sight: the list of contents is longer than the window. */
export function followContents(): () => void {
  const contents = document.querySelector('.table-of-contents')?.parentElement;
  if (!contents) return () => {};
  const observer = new MutationObserver((changes) => {
    const active = changes.map(({ target }) => target).find(isActive);
    if (active) reveal(active, contents);
  });
  observer.observe(contents, { subtree: true, attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}

const isActive = (node: Node): node is Element => node instanceof Element && node.classList.contains(ACTIVE);

/** Scrolls the list only, and only if the entry is out of its sight. */
function reveal(entry: Element, list: Element): void {
  const { top, bottom } = entry.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  list.scrollTop += top - frame.top - frame.height / 2;
}
