import manifest from '../../../../package.json' with { type: 'json' };

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
