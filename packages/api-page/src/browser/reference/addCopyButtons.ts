import { element } from '../../../../../src/components/Dom/element.ts';
import { headingAbove } from '../watchCode.ts';

/** Adds copy buttons to parts that come near the viewport. The style sheet reserves their space, so nothing shifts. */
export function addCopyButtons(root: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
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
  // When listeners are added again, the buttons from the previous run still exist.
  if (part.querySelector('[data-copy-link]')) return;
  const { anchor, title } = part.id ? entry(part) : headingAbove(part);
  const link = button('Copy link', `Copy link to ${title}`);
  link.dataset.copyLink = anchor;
  const call = part.querySelector('.api-call');
  if (call) call.append(actions(part, { anchor, title }, link));
  else part.append(link);
  for (const card of part.querySelectorAll('.api-card')) {
    const isSample = card.querySelector('.language-bash');
    const code = button('Copy', isSample ? `Copy the sample: ${title}` : `Copy the answer: ${title}`);
    code.dataset.copyCode = 'shown';
    card.append(code);
    // In the markup, the attribute would make the page longer by one percent.
    for (const pre of card.querySelectorAll('pre')) pre.translate = false;
  }
}

type Named = ReturnType<typeof headingAbove>;

/** The buttons below a call. Events can't be called, so they have no curl command. */
function actions(part: Element, { anchor, title }: Named, link: HTMLButtonElement): HTMLElement {
  const buttons = element('div', 'api-actions');
  if (part.querySelector('.language-bash')) {
    const curl = button('Copy as curl', `Copy as curl: ${title}`);
    curl.dataset.copyCode = 'curl';
    buttons.append(tryButton(title, anchor), curl);
  }
  buttons.append(link);
  return buttons;
}

/** A button that opens the operation's form, which is loaded on the first click. */
function tryButton(title: string, anchor: string): HTMLButtonElement {
  const opener = button('Try it', `Try it: ${title}`);
  opener.dataset.tryIt = anchor;
  opener.ariaExpanded = 'false';
  return opener;
}

const entry = (part: Element) => ({
  anchor: part.id,
  title: (part.querySelector('.api-name') ?? part.firstElementChild)?.textContent ?? '',
});

function button(text: string, label: string): HTMLButtonElement {
  const created = element('button', 'clean-btn api-copy', text);
  created.type = 'button';
  created.ariaLabel = label;
  return created;
}
