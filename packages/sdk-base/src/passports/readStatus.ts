import type { PassportStatusEntry } from '../types/PassportStatusEntry.ts';
import { readBits } from './readBits.ts';

/* Loaded when a list is passed: most passports are verified without one. It imports nothing that is loaded at once, since
   a bundler makes another file of what two files share, so what is wrong is said as text. */

/**
 * Reads from a status list whether a passport was retired. The list is verified already; whether it is one, and the one
 * that the passport names, is checked here.
 *
 * @param list - the list, without getters
 * @param entry - where the status of the passport stands
 * @returns whether it was retired, or what is wrong with the list
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
