import type { Json, JsonObject } from '../../../../model/src/openapi/document.ts';
import type { FieldSchema, Member } from './TryItOperation.ts';

export function initialValue(field: FieldSchema): Json {
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
      return initialObject(field.members);
    case 'list':
      return [initialValue(field.item)];
    case 'variants':
      return initialVariant(field, field.variants[0]?.name ?? '');
    case 'json':
      return {};
  }
}

const initialObject = (members: readonly Member[]): JsonObject =>
  Object.fromEntries(
    members.filter(({ required }) => required).map(({ name, field }) => [name, initialValue(field)]),
  );

/** Returns an object of another variant, from the API description's example or with its required members. */
export function initialVariant(
  { key, variants }: FieldSchema & { kind: 'variants' },
  name: string,
): JsonObject {
  const variant = variants.find((each) => each.name === name);
  if (variant?.example) return variant.example as JsonObject;
  return { [key]: name, ...initialObject(variant?.members ?? []) };
}
