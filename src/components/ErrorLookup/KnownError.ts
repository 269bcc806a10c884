/** The searchable parts of an error's entry. */
export interface KnownError {
  readonly code: string;
  /** The ID of its entry. */
  readonly anchor: string;
  /** The enumeration member, such as `SdkErrorType.Timeout`. */
  readonly member: string;
  /** The default message of its errors. */
  readonly message: string;
  /** The HTTP statuses that the backend API responds with. */
  readonly statuses: readonly number[];
  /** The full text of its entry. */
  readonly text: string;
}

export interface FoundErrors {
  /** Best match first. Errors named in the text are in its order, so an error precedes its causes. */
  readonly errors: readonly KnownError[];
  /** Set if no error contains all words. */
  readonly isPartial?: true;
}

/** Returns all entries of the page, of any class, in document order. */
export const entriesIn = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-error]'),
];

/** Reads an error from its entry, so that the catalogue isn't loaded again. */
export function readEntry(entry: HTMLElement): KnownError {
  const { error: member = '', message = '', statuses = '' } = entry.dataset;
  return {
    code: entry.querySelector('h4')?.textContent ?? '',
    anchor: entry.id,
    member,
    message,
    statuses: statuses.split(' ').filter(Boolean).map(Number),
    text: [...entry.querySelectorAll(':scope > p')].map(({ textContent }) => textContent).join(' '),
  };
}
