import { headingAbove } from './headingAbove.ts';

/** Makes overflowing code focusable, so that it scrolls by keyboard, and labels it. Other code isn't a tab stop. */
export function watchCode(text: HTMLElement): () => void {
  const observer = new ResizeObserver((changes) => {
    // Measures all elements before any write, because each write would force another layout for the next measurement.
    const measured = changes.map(
      ({ target }) => [target, target.scrollHeight > target.clientHeight] as const,
    );
    for (const [target, scrolls] of measured) {
      if (scrolls === target.hasAttribute('tabindex')) continue;
      const attributes = { role: 'group', 'aria-label': scrolls ? labelOf(target) : '', tabindex: '0' };
      for (const [name, value] of Object.entries(attributes)) {
        if (scrolls) target.setAttribute(name, value);
        else target.removeAttribute(name);
      }
    }
  });
  for (const code of text.querySelectorAll('.api-side .api-code')) observer.observe(code);
  return () => observer.disconnect();
}

function labelOf(code: Element): string {
  const operation = code.closest('.api-operation');
  const panel = code.closest('[role="tabpanel"]')?.getAttribute('aria-label');
  const head = code.closest('.api-card')?.querySelector('.api-head')?.textContent;
  return `${operation ? headingAbove(operation).title : ''}: ${panel ?? head ?? ''}`;
}
