import manifest from '../../../../package.json' with { type: 'json' };

/** Maps the browser names of browserslist to those of MDN's data. */
const names = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const;

type Name = (typeof names)[keyof typeof names];

/**
 * The oldest supported version of each browser, from `browserslist` in package.json, which has one entry per browser.
 */
export const floor: readonly (readonly [Name, number])[] = manifest.browserslist.map((entry) => {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
  if (!(name in names))
    throw new Error(`package.json: "${entry}" of browserslist isn't "<browser> >= <version>"`);
  return [names[name as keyof typeof names], Number(version)] as const;
});
