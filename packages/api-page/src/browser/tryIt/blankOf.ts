import type { Json, JsonObject } from '../../../../model/src/openapi/document.ts';
import type { FieldSchema, Member } from './TriedOperation.ts';

/** Returns the initial value of a field that a reader adds. */
export function blankOf(field: FieldSchema): Json {
  switch (field.kind) {
    case 'text':
      return '';
    case 'number':
      return 1;
    case 'boolean':
      return false;
    case 'choice':
      return field.options[0] ?? null;
    case 'fixed':
      return field.value;
    case 'object':
      return blankObject(field.members);
    case 'list':
      return [blankOf(field.item)];
    case 'variants':
      return variantOf(field, field.variants[0]?.name ?? '');
    case 'json':
      return {};
  }
}

const blankObject = (members: readonly Member[]): JsonObject =>
  Object.fromEntries(
    members.filter(({ required }) => required).map(({ name, field }) => [name, blankOf(field)]),
  );

/** Returns an object of another variant, from the API description's example or with its required members. */
export function variantOf({ key, variants }: FieldSchema & { kind: 'variants' }, name: string): JsonObject {
  const variant = variants.find((one) => one.name === name);
  if (variant?.example) return variant.example as JsonObject;
  return { [key]: name, ...blankObject(variant?.members ?? []) };
}
