/** The tag colors of methods that read, create, change and delete. Events have none, since they aren't calls. */
const KINDS: Record<string, string> = {
  get: 'note',
  post: 'success',
  put: 'warning',
  patch: 'warning',
  delete: 'danger',
};

export const methodTag = (method: string): string => `tag tag--${KINDS[method] ?? 'neutral'}`;

/** Returns a label that fits the width of a column of tags. */
export const shortMethod = (method: string): string =>
  method === 'event' ? 'event' : method.toUpperCase().replace('DELETE', 'DEL');
