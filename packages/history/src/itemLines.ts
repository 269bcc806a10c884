import { declaredName, type ApiItem } from './ApiItem.ts';
import { typeLines } from './typeLines.ts';

/** Kinds with a type that's a value or an address, and has no parts. */
const WHOLE_KINDS = ['value', 'operation', 'event'];

const lines = (prefix: string, values: readonly (string | undefined)[] = []): string[] =>
  values.flatMap((value) => (value === undefined ? [] : [`${prefix} ${value}`]));

/**
 * Returns all that a snapshot keeps of an item, with one line for each thing that can change.
 *
 * @param members - the members of an object type, if they're compared as a part of the item
 */
export const itemLines = (item: ApiItem, members: readonly ApiItem[] = []): string[] => [
  item.kind,
  ...lines('from', [item.entry]),
  ...lines('in', [item.in]),
  ...(['static', 'readonly', 'optional', 'deprecated'] as const).filter((flag) => item[flag]),
  ...(WHOLE_KINDS.includes(item.kind) ? [item.type ?? ''] : typeLines(item.type ?? '')),
  ...members.map((member) => `${declaredName(member)}: ${member.type}`),
  ...(item.media ?? []),
  ...lines('header', item.headers),
  ...lines('default', [item.default]),
];
