import { errorRows, type ErrorRow } from '../../../facts/errors.ts';
import { problemError } from '../../../facts/sdkInternals.ts';

const noHeaders = { requestId: null, retryAfter: null };

/** Matches a name that stands alone: `sdk/timeout` must not be read out of a longer word. */
const alone = (name: string) => new RegExp(`(?<![\\w/-])${name.replace(/[./]/g, '\\$&')}(?![\\w/-])`, 'i');

const namings = errorRows.map((row) => ({
  row,
  names: [row.code, row.anchor, row.member].map(alone),
  /** What `String(error)` gives while the error has the catalogue's own message. */
  thrown: `${row.class}: ${row.message}`,
}));

/** The status of a problem document without a code that the catalogue knows. */
function rowOfStatus(text: string): ErrorRow | undefined {
  try {
    const body = JSON.parse(text) as { status?: unknown } | null;
    if (typeof body?.status !== 'number' || body.status < 400) return undefined;
    const { code } = problemError(body.status, body, noHeaders, 0);
    return errorRows.find((row) => row.code === code);
  } catch {
    return undefined;
  }
}

/** The rows that a pasted text names, in the order in which it names them: an error first, then its causes. */
export function findErrors(text: string): ErrorRow[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  const found = namings
    .map(({ row, names, thrown }) => {
      const places = [...names.map((name) => trimmed.search(name)), trimmed.indexOf(thrown)];
      return { row, place: Math.min(...places.map((place) => (place < 0 ? Infinity : place))) };
    })
    .filter(({ place }) => place < Infinity)
    .toSorted((a, b) => a.place - b.place)
    .map(({ row }) => row);
  if (found.length > 0) return found;
  const byMember = errorRows.filter(
    ({ member }) => member.split('.')[1]?.toLowerCase() === trimmed.toLowerCase(),
  );
  if (byMember.length > 0) return byMember;
  const byStatus = rowOfStatus(trimmed);
  return byStatus ? [byStatus] : [];
}
