/** An operation has its name and its address from the heading above it. */
export function headingOver(part: Element): { anchor: string; title: string } {
  for (let at: Element | null = part; at; at = at.parentElement) {
    const heading = at.previousElementSibling;
    if (heading?.matches('h3[id]'))
      return { anchor: heading.id, title: heading.firstChild?.textContent ?? '' };
  }
  return { anchor: '', title: '' };
}
