import type { ApiItem } from '../ApiItem.ts';
import type { Reason } from './Change.ts';
import type { Position } from './Position.ts';

const code = (text: string): string => `\`${text}\``;

/** Compares how the same values are transferred: their location in a request, media types, and a response's headers. */
export function transportReasons(old: ApiItem, item: ApiItem): Reason[] {
  const isMoved = old.in !== undefined && item.in !== undefined && old.in !== item.in;
  return [
    ...(isMoved
      ? [{ impact: 'breaking' as const, text: `is in the ${item.in} instead of the ${old.in}` }]
      : []),
    ...mediaReasons(old, item),
    // An additional header doesn't affect code.
    ...difference(old.headers, item.headers).map((name): Reason => ({
      impact: 'breaking',
      text: `no longer has the header ${code(name)}`,
    })),
  ];
}

/** Compares media types. If one side has no body, its type already shows that. */
function mediaReasons({ media: oldMedia }: ApiItem, { media: newMedia }: ApiItem): Reason[] {
  if (!oldMedia || !newMedia) return [];
  return [
    ...difference(oldMedia, newMedia).map((name): Reason => ({
      impact: 'breaking',
      text: `is no longer ${code(name)}`,
    })),
    ...difference(newMedia, oldMedia).map((name): Reason => ({
      impact: 'addition',
      text: `can also be ${code(name)}`,
    })),
  ];
}

const difference = (names: readonly string[] = [], excluded: readonly string[] = []): string[] =>
  names.filter((name) => !excluded.includes(name));

/** Compares default values, because code that omits a value relies on its default. */
export function defaultReasons(old: ApiItem, item: ApiItem, position: Position): Reason[] {
  const [oldValue, newValue] = [old, item].map(({ default: value }) => value?.replace(/(?<=\d)_(?=\d)/g, ''));
  if (oldValue === newValue) return [];
  if (oldValue === undefined)
    return [{ impact: 'addition', text: `is ${code(item.default ?? '')} by default` }];
  const impact = position.in ? 'breaking' : 'fix';
  return [
    item.default === undefined
      ? { impact, text: `is no longer ${code(old.default ?? '')} by default` }
      : { impact, text: `is ${code(item.default)} by default instead of ${code(old.default ?? '')}` },
  ];
}
