import type { Plugin } from '@docusaurus/types';

type ConfigurePostCss = NonNullable<Plugin['configurePostCss']>;
type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** What adds the prefixes and forms that old browsers need takes longer than all else that styles go through. */
const OLD_BROWSERS = 'postcss-preset-env';

export const withoutOldBrowsers: ConfigurePostCss = (options) => ({
  ...options,
  plugins: (options.plugins as unknown[]).filter(
    (plugin) => !(Array.isArray(plugin) && String(plugin[0]).includes(OLD_BROWSERS)),
  ),
});

/**
 * Has fonts stand in the styles. A file beside them is no part of what the bundler keeps: it would make it, and the styles
 * that name it, at each start.
 */
export function inlineFonts({ module }: Configuration): void {
  const rules = module?.rules ?? [];
  for (const [at, rule] of rules.entries()) {
    if (typeof rule !== 'object' || !(rule?.test instanceof RegExp) || !rule.test.test('a.woff2')) continue;
    rules[at] = { test: rule.test, type: 'asset/inline' };
    return;
  }
  throw new Error('packages/dev-server/src/styles.ts: Docusaurus has no rule for fonts any more.');
}
