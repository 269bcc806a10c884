import { element } from '../../../../../src/components/Dom/element.ts';
import { watchCode } from './watchCode.ts';

/** A form that has been opened, and the function that unmounts it. */
interface Opened {
  readonly place: HTMLElement;
  readonly unmount: () => void;
}

/** Opens and closes the forms of operations. A closed form keeps its values. */
export class TryIt {
  readonly #announce: (message: string) => void;
  readonly #opened = new Map<HTMLButtonElement, Opened>();
  #isStopped = false;

  constructor(announce: (message: string) => void) {
    this.#announce = announce;
  }

  /** Opens or closes the form of the operation that contains the button. */
  async toggle(button: HTMLButtonElement): Promise<void> {
    const opened = this.#opened.get(button);
    if (opened && !opened.place.hidden) this.#close(button, opened);
    else if (opened) show(button, opened);
    else if (button.getAttribute('aria-busy') !== 'true') await this.#load(button);
  }

  async #load(button: HTMLButtonElement): Promise<void> {
    button.setAttribute('aria-busy', 'true');
    try {
      const { mount } = await import(/* webpackChunkName: "try-it" */ '../tryIt/mount.tsx');
      if (this.#isStopped) return;
      const place = element('div', 'api-try');
      const opened: Opened = {
        place,
        unmount: mount(place, button.dataset.tryIt ?? '', {
          onClose: () => this.#close(button, opened),
          watchCode,
        }),
      };
      place.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        this.#close(button, opened);
      });
      this.#opened.set(button, opened);
      show(button, opened);
    } catch (error) {
      console.warn(error);
      name(button, 'Try again');
      this.#announce('The form did not load. Check the connection and press again.');
    } finally {
      button.removeAttribute('aria-busy');
    }
  }

  #close(button: HTMLButtonElement, { place }: Opened): void {
    place.hidden = true;
    button.ariaExpanded = 'false';
    button.focus();
  }

  /** Removes all forms. */
  stop(): void {
    this.#isStopped = true;
    for (const { place, unmount } of this.#opened.values()) {
      unmount();
      place.remove();
    }
    this.#opened.clear();
  }
}

/** Places the form right below the call, and moves both above the two columns. */
function show(button: HTMLButtonElement, { place }: Opened): void {
  const call = button.closest('.api-call');
  const operation = button.closest('.api-operation');
  if (!call || !operation) return;
  if (!place.isConnected) operation.prepend(call, place);
  place.hidden = false;
  name(button, 'Try it');
  button.ariaExpanded = 'true';
  place.querySelector<HTMLElement>('[data-try-title]')?.focus();
}

/** Changes a button's text, also at the start of its label. */
function name(button: HTMLButtonElement, text: string): void {
  const shown = button.textContent;
  button.textContent = text;
  button.ariaLabel = (button.ariaLabel ?? shown).replace(shown, text);
}
