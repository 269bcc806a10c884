import { resultOf } from '../resultOf.ts';
import type { RunField } from '../../../../packages/model/src/samples/runMark.ts';

/** A value that a reader typed and that the code can't have there. */
export class FieldError extends Error {
  readonly input: HTMLInputElement;

  constructor(input: HTMLInputElement, label: string) {
    super(`“${label}” has to be a number, as in the code.`);
    this.input = input;
  }
}

/** What a reader has put in place of the literals of the code: only what differs from it. */
export type Edits = Record<number, string | number | bigint>;

/** The markup of a sample that can be run, as `RunSample` makes it. */
export class SampleParts {
  readonly root: HTMLElement;
  readonly button: HTMLButtonElement;
  readonly result: HTMLElement;

  readonly program: string;
  readonly version: string;
  /** Place in the program. */
  readonly block: number;
  readonly #number: string;

  constructor(root: HTMLElement) {
    const find = <Found extends Element>(selector: string) => root.querySelector<Found>(selector) as Found;
    this.root = root;
    this.button = find('form button');
    this.result = resultOf(root);
    const [program = '', version = '', block, number = ''] = root.dataset.run?.split(' ') ?? [];
    this.program = program;
    this.version = version;
    this.block = Number(block);
    this.#number = number;
  }

  /** What the reader calls it. */
  get name(): string {
    return `sample ${this.#number}`;
  }

  get inputs(): HTMLInputElement[] {
    return [...this.root.querySelectorAll<HTMLInputElement>('input[data-field]')];
  }

  /** @throws {@link FieldError} if a value can't stand in the code */
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
  // As the language writes them: `60_000`, `25n`.
  const digits = input.value.trim().replaceAll('_', '');
  if (kind === 'bigint' && /^-?\d+n?$/.test(digits)) return BigInt(digits.replace('n', ''));
  if (kind === 'number' && digits !== '' && Number.isFinite(Number(digits))) return Number(digits);
  throw new FieldError(input, input.labels?.[0]?.textContent ?? '');
}

/**
 * The samples of a program on the page of one of them, in order. A reference may show an example twice, and its places
 * have nothing to do with each other.
 */
export const samplesWith = ({ root, program, block }: SampleParts): SampleParts[] =>
  [...pageOf(root).querySelectorAll<HTMLElement>('.run-sample')]
    .map((one) => new SampleParts(one))
    .filter((one) => one.program === program && (one.root === root || one.block !== block));

const pageOf = (root: HTMLElement): HTMLElement => root.closest<HTMLElement>('#page-body') ?? document.body;
