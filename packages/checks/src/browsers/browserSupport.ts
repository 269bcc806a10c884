import { createRequire } from 'node:module';
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data' with {
  'resolution-mode': 'import',
};
import manifest from '../../../../package.json';

/** MDN's compatibility data, as trees of feature names. `require` parses its 20 MB at once, unlike Vitest's `import`. */
export const { api, css, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as Record<
  string,
  Identifier | undefined
>;

/** Returns the compatibility data of a feature, if there's any. */
export function compatStatement(
  from: Identifier | undefined,
  ...names: readonly string[]
): CompatStatement | undefined {
  let identifier = from;
  for (const name of names)
    identifier = identifier && Object.hasOwn(identifier, name) ? identifier[name] : undefined;
  return identifier?.__compat;
}

/** The first version that supports a feature, or infinity if none does. */
const firstVersion = (added: string | boolean | null | undefined): number =>
  typeof added === 'string' ? Number.parseFloat(added.replace('≤', '')) || Infinity : Infinity;

/** Lists the supported browsers that lack a feature, each with the first version that has it. */
export const browsersWithout = ({ support }: CompatStatement): string[] =>
  oldestBrowsers.flatMap(([name, version]) => {
    const entries = [support[name] ?? []].flat().filter(({ flags }) => !flags);
    const first = Math.min(Infinity, ...entries.map(({ version_added: added }) => firstVersion(added)));
    return first <= version ? [] : [first === Infinity ? `any ${name}` : `${name} before ${first}`];
  });

/** Maps the browser names of browserslist to those of MDN's data. */
const mdnNames = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const;

type MdnName = (typeof mdnNames)[keyof typeof mdnNames];

/**
 * The oldest supported version of each browser, from `browserslist` in package.json, which has one entry per browser.
 */
export const oldestBrowsers: readonly (readonly [MdnName, number])[] = manifest.browserslist.map((entry) => {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
  if (!(name in mdnNames))
    throw new Error(`package.json: "${entry}" of browserslist isn't "<browser> >= <version>"`);
  return [mdnNames[name as keyof typeof mdnNames], Number(version)] as const;
});
