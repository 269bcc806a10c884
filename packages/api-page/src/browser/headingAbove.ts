export function headingAbove(part: Element): { anchor: string; title: string } {
  for (let element: Element | null = part; element; element = element.parentElement) {
    const heading = element.previousElementSibling;
    if (heading?.matches('h3[id]'))
      return { anchor: heading.id, title: heading.firstChild?.textContent ?? '' };
  }
  return { anchor: '', title: '' };
}
