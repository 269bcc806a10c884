const STATEFUL = 'a, button, details, input, select, textarea, [tabindex]';

const statefulIn = (elements: readonly Element[]): Element[] =>
  elements
    .flatMap((element) => [element, ...element.querySelectorAll('*')])
    .filter((one) => one.matches(STATEFUL));

/** Gives elements the state that a reader has made in those that they replace: what is typed, open and focused. */
export function carryOver(before: readonly Element[], after: readonly Element[]): void {
  const news = statefulIn(after);
  statefulIn(before).forEach((old, index) => {
    const element = news[index];
    if (element?.tagName !== old.tagName) return;
    if (isField(old) && isField(element) && old.value !== old.defaultValue) type(element, old.value);
    if (old instanceof HTMLDetailsElement) (element as HTMLDetailsElement).open = old.open;
    if (old !== document.activeElement) return;
    (element as HTMLElement).focus({ preventScroll: true });
    if (isField(old) && isField(element)) element.setSelectionRange(old.selectionStart, old.selectionEnd);
  });
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && /^(text|search|email)$/.test(element.type));

/** As if it were typed, so that React hears of it. */
function type(field: Field, text: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
