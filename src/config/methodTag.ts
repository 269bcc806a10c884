/** What a method does, by the color of its tag: to read, to make, to change, to take away. An event is no call. */
const KINDS: Record<string, string> = {
  get: 'note',
  post: 'success',
  put: 'warning',
  patch: 'warning',
  delete: 'danger',
};

export const methodTag = (method: string): string => `tag tag--${KINDS[method] ?? 'neutral'}`;

/** As long as a column of tags is wide. */
export const shortMethod = (method: string): string =>
  method === 'event' ? 'event' : method.toUpperCase().replace('DELETE', 'DEL');
