/** What the page says of a code, as far as an error can be found by it. */
export interface KnownError {
  readonly code: string;
  /** The id of its entry. */
  readonly anchor: string;
  /** The enumeration member, such as `SdkErrorType.Timeout`. */
  readonly member: string;
  /** The message that its errors have if they have none of their own. */
  readonly message: string;
  /** The HTTP statuses that the backend API answers with. */
  readonly statuses: readonly number[];
  /** All that its entry says. */
  readonly text: string;
}

/** The entries of the page, whichever class they belong to, in its order. */
export const entriesIn = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-error]'),
];

/** Reads what an entry says: the catalogue itself is not loaded again. */
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
