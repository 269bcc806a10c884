/**
 * Converts a name to kebab case as the generator names its files: `getUser` → `get-user`, `order.paid` → `order-paid`,
 * `v2Users` → `v-2-users`.
 */
export function kebab(name: string): string {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
    .replace(/(\p{L})(\p{N})/gu, '$1-$2')
    .replace(/(\p{N})(\p{L})/gu, '$1-$2')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}

/** Returns the name at the end of a reference within the file: `#/components/schemas/User` → `User`. */
export const referenceName = (reference: string): string => unescapePointer(reference.split('/').pop() ?? '');

/** Returns the unescaped steps of a JSON pointer. */
export const pointerSteps = (pointer: string): string[] =>
  pointer.replace(/^#\/?/, '').split('/').filter(Boolean).map(unescapePointer);

function unescapePointer(step: string): string {
  const plain = step.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}
