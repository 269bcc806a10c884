import type { PassportStatusEntry } from '../types/PassportStatusEntry.ts';
import { readBits } from './readBits.ts';

/* Loaded only when a status list is passed, since most passports are verified without one. It imports no module that
   is loaded at startup, because a bundler would move shared modules into a separate file. For the same reason, it
   returns errors as text. */

/**
 * Returns whether a verified status list marks a passport as retired. Checks that the document is a status list, and
 * that the passport refers to it.
 *
 * @param list - the list, without getters
 * @param entry - the passport's entry in the list
 * @returns whether the passport was retired, or the reason why the list is invalid
 * @internal
 */
export async function readStatus(
  list: { readonly [member: string]: unknown },
  entry: PassportStatusEntry,
): Promise<boolean | string> {
  const types: unknown = list.type;
  if (!Array.isArray(types) || !types.includes('BitstringStatusListCredential')) return 'its type is another';
  if (list.id !== entry.statusListCredential) return 'the passport names another list';
  const subject = (list.credentialSubject ?? {}) as { readonly [member: string]: unknown };
  if (subject.type !== 'BitstringStatusList' || subject.statusPurpose !== entry.statusPurpose)
    return 'its bits say something else';
  const bitAt = await readBits(subject.encodedList);
  if (!bitAt) return 'its bits cannot be read';
  return bitAt(Number(entry.statusListIndex)) ?? 'it has no place for the passport';
}
