import { element } from '../../../../../src/components/Dom/element.ts';

/** A form that has been opened, and the function that unmounts it. */
interface OpenForm {
  readonly container: HTMLElement;
  readonly unmount: () => void;
}

/** Opens and closes the forms of operations. A closed form keeps its values. */
export class TryIt {
  readonly #announce: (message: string) => void;
  readonly #opened = new Map<HTMLButtonElement, OpenForm>();
  #isStopped = false;

  constructor(announce: (message: string) => void) {
    this.#announce = announce;
  }

  /** Opens or closes the form of the operation that contains the button. */
  async toggle(button: HTMLButtonElement): Promise<void> {
    const opened = this.#opened.get(button);
    if (opened && !opened.container.hidden) this.#close(button, opened);
    else if (opened) showForm(button, opened);
    else if (button.getAttribute('aria-busy') !== 'true') await this.#load(button);
  }

  async #load(button: HTMLButtonElement): Promise<void> {
    button.setAttribute('aria-busy', 'true');
    try {
      const { mount } = await import(/* webpackChunkName: "try-it" */ '../tryIt/mount.tsx');
      if (this.#isStopped) return;
      const container = element('div', 'api-try');
      const opened: OpenForm = {
        container,
        unmount: mount(container, button.dataset.tryIt ?? '', () => this.#close(button, opened)),
      };
      container.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        this.#close(button, opened);
      });
      this.#opened.set(button, opened);
      showForm(button, opened);
    } catch (error) {
      console.warn(error);
      setButtonText(button, 'Try again');
      this.#announce('The form did not load. Check the connection and press again.');
    } finally {
      button.removeAttribute('aria-busy');
    }
  }

  #close(button: HTMLButtonElement, { container }: OpenForm): void {
    container.hidden = true;
    button.ariaExpanded = 'false';
    button.focus();
  }

  /** Removes all forms. */
  stop(): void {
    this.#isStopped = true;
    for (const { container, unmount } of this.#opened.values()) {
      unmount();
      container.remove();
    }
    this.#opened.clear();
  }
}

/** Places the form in the column next to the text, in place of the samples, or right below the call in one column. */
function showForm(button: HTMLButtonElement, { container }: OpenForm): void {
  const side = button.closest('.api-operation')?.querySelector('.api-side');
  if (side && window.matchMedia('(width >= 1200px)').matches) side.prepend(container);
  else button.closest('.api-call')?.after(container);
  container.hidden = false;
  setButtonText(button, 'Try it');
  button.ariaExpanded = 'true';
  container.querySelector<HTMLElement>('[data-try-title]')?.focus();
}

/** Changes a button's text, also at the start of its label. */
function setButtonText(button: HTMLButtonElement, text: string): void {
  const shown = button.textContent;
  button.textContent = text;
  button.ariaLabel = (button.ariaLabel ?? shown).replace(shown, text);
}
