import type { Plugin } from '@docusaurus/types';

type ConfigurePostCss = NonNullable<Plugin['configurePostCss']>;
type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** PostCSS plugin with prefixes and syntax for old browsers, which takes longer than all other processing of styles. */
const OLD_BROWSERS = 'postcss-preset-env';

export const withoutOldBrowsers: ConfigurePostCss = (options) => ({
  ...options,
  plugins: (options.plugins as unknown[]).filter(
    (plugin) => !(Array.isArray(plugin) && String(plugin[0]).includes(OLD_BROWSERS)),
  ),
});

/**
 * Inlines fonts in the styles. The bundler doesn't cache separate font files, so it would emit them, and rebuild the
 * styles that refer to them, at each start.
 */
export function inlineFonts({ module }: Configuration): void {
  const rules = module?.rules ?? [];
  for (const [index, rule] of rules.entries()) {
    if (typeof rule !== 'object' || !(rule?.test instanceof RegExp) || !rule.test.test('a.woff2')) continue;
    rules[index] = { test: rule.test, type: 'asset/inline' };
    return;
  }
  throw new Error(
    'packages/dev-server/src/styles.ts: Docusaurus has no rule for fonts any more. Adapt `inlineFonts` to its rules.',
  );
}
