import { resultElement } from '../resultElement.ts';
import type { RunField } from '../../../../model/src/samples/runMark.ts';

/** A typed value that isn't valid in the code. */
export class FieldError extends Error {
  readonly input: HTMLInputElement;

  constructor(input: HTMLInputElement, label: string) {
    super(`“${label}” has to be a number, as in the code.`);
    this.input = input;
  }
}

/** The reader's replacements for literals of the code. Contains only changed values. */
export type Edits = Record<number, string | number | bigint>;

/** The markup of a runnable sample, as rendered by `RunSample`. */
export class SampleParts {
  readonly root: HTMLElement;
  readonly button: HTMLButtonElement;
  readonly result: HTMLElement;

  readonly program: string;
  readonly version: string;
  /** Index of the block in the program. */
  readonly block: number;
  readonly #number: string;

  constructor(root: HTMLElement) {
    const find = <Found extends Element>(selector: string) => root.querySelector<Found>(selector) as Found;
    this.root = root;
    this.button = find('form button');
    this.result = resultElement(root);
    const [program = '', version = '', block, number = ''] = root.dataset.run?.split(' ') ?? [];
    this.program = program;
    this.version = version;
    this.block = Number(block);
    this.#number = number;
  }

  /** The sample's name for readers. */
  get name(): string {
    return `sample ${this.#number}`;
  }

  get inputs(): HTMLInputElement[] {
    return [...this.root.querySelectorAll<HTMLInputElement>('input[data-field]')];
  }

  /** @throws {@link FieldError} if a value isn't valid in the code */
  get edits(): Edits {
    const edits: Edits = {};
    for (const input of this.inputs) {
      input.removeAttribute('aria-invalid');
      if (input.value !== input.defaultValue) edits[Number(input.dataset.field)] = valueOf(input);
    }
    return edits;
  }
}

function valueOf(input: HTMLInputElement): string | number | bigint {
  const kind = input.dataset.kind as RunField['kind'];
  if (kind === 'text') return input.value;
  // Accepts JavaScript's notation, such as `60_000` and `25n`.
  const digits = input.value.trim().replaceAll('_', '');
  if (kind === 'bigint' && /^-?\d+n?$/.test(digits)) return BigInt(digits.replace('n', ''));
  if (kind === 'number' && digits !== '' && Number.isFinite(Number(digits))) return Number(digits);
  throw new FieldError(input, input.labels?.[0]?.textContent ?? '');
}

/**
 * Returns the samples of a program on the page of one of them, in order. A reference page may show an example twice,
 * and the two occurrences are independent.
 */
export const samplesWith = ({ root, program, block }: SampleParts): SampleParts[] =>
  [...pageOf(root).querySelectorAll<HTMLElement>('.run-sample')]
    .map((element) => new SampleParts(element))
    .filter((sample) => sample.program === program && (sample.root === root || sample.block !== block));

const pageOf = (root: HTMLElement): HTMLElement => root.closest<HTMLElement>('#page-body') ?? document.body;
