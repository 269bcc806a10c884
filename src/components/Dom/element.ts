/** A new element, with its class and its text. */
export function element(tag: string, className = '', text = ''): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
