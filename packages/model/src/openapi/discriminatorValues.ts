import { isObject, type JsonObject } from './document.ts';

/** Returns the discriminator values that select a schema, which are the ones mapped to it, or else its name. */
export function discriminatorValues(owner: JsonObject, reference: string): string[] {
  if (!isObject(owner.discriminator)) return [];
  const name = reference.split('/').pop() ?? '';
  const mapping = isObject(owner.discriminator.mapping) ? owner.discriminator.mapping : {};
  const mapped = Object.entries(mapping).filter(([, target]) => target === reference || target === name);
  return mapped.length > 0 ? mapped.map(([value]) => value) : [name];
}
