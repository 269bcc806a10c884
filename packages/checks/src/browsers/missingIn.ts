import type { CompatStatement, Identifier } from '@mdn/browser-compat-data' with {
  'resolution-mode': 'import',
};
import data from '@mdn/browser-compat-data' with { type: 'json' };
import { floor } from './floor.ts';

/** What MDN says of features, in a tree of their names. */
export const { api, css, javascript } = data as unknown as Record<string, Identifier | undefined>;

/** What the data say of a feature, if they have it. */
export function statement(
  from: Identifier | undefined,
  ...names: readonly string[]
): CompatStatement | undefined {
  let at = from;
  for (const name of names) at = at && Object.hasOwn(at, name) ? at[name] : undefined;
  return at?.__compat;
}

/** The version from which on a browser knows a feature: infinite if none does. */
const since = (added: string | boolean | null | undefined): number =>
  typeof added === 'string' ? Number.parseFloat(added.replace('≤', '')) || Infinity : Infinity;

/** The browsers of the floor that don't know a feature, with the version that is the first to. */
export const missingIn = ({ support }: CompatStatement): string[] =>
  floor.flatMap(([name, version]) => {
    const entries = [support[name] ?? []].flat().filter(({ flags }) => !flags);
    const first = Math.min(Infinity, ...entries.map(({ version_added: added }) => since(added)));
    return first <= version ? [] : [first === Infinity ? `any ${name}` : `${name} before ${first}`];
  });
