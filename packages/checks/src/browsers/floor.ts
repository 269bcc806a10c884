import manifest from '../../../../package.json' with { type: 'json' };

/** Browsers that MDN's data have, by the names that browserslist has for them. */
const names = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const;

type Name = (typeof names)[keyof typeof names];

/** The oldest browsers that the site works in: `browserslist` of package.json, in which each has one entry. */
export const floor: readonly (readonly [Name, number])[] = manifest.browserslist.map((entry) => {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
  if (!(name in names))
    throw new Error(`package.json: "${entry}" of browserslist isn't "<browser> >= <version>"`);
  return [names[name as keyof typeof names], Number(version)] as const;
});
