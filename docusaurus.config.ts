import fs from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { Options as ThemeOptions } from '@docusaurus/theme-classic';
import type { Config, FutureConfig, MarkdownConfig } from '@docusaurus/types';
import { isDevMode } from './packages/model/src/devMode.ts';
import { headTags } from './src/config/headTags.ts';
import { openapiOptions } from './packages/api-page/src/options.ts';
import { site } from './src/config/site.ts';
import { themeConfig } from './src/config/themeConfig.ts';
import changelog from './packages/markdown/src/changelog/index.ts';
import codeBlocks from './packages/markdown/src/codeBlocks/index.ts';
import remarkCode from './packages/markdown/src/codeBlocks/remarkCode.ts';
import symbolLinks from './packages/markdown/src/symbolLinks/index.ts';
import remarkUsedIn from './packages/markdown/src/symbolLinks/remarkUsedIn.ts';
import remarkChangelog from './packages/markdown/src/changelog/remarkChangelog.ts';
import remarkReleases from './packages/markdown/src/releases/remarkReleases.ts';
import apiReference from './packages/api-page/src/index.ts';
import install from './packages/markdown/src/install/index.ts';
import remarkInstall from './packages/markdown/src/install/remarkInstall.ts';
import staticPages from './packages/static-pages/src/index.ts';
import remarkSectionKeywords from './packages/post-build/src/search/remarkSectionKeywords.ts';
import searchTheme from './packages/post-build/src/search/theme.ts';
import sdkSources from './packages/markdown/src/sdkSources.ts';
import servedAddress from './packages/markdown/src/servedAddress/index.ts';
import rehypeAlign from './packages/markdown/src/tables/rehypeAlign.ts';
import runSamples from './packages/samples/src/modules/index.ts';
import starterApp from './packages/downloads/src/starterApp/index.ts';
import writtenDocs from './packages/dev-server/src/docs.ts';
import tokenSamples from './packages/markdown/src/tokenSamples/index.ts';
import remarkTerms from './packages/markdown/src/terms/remarkTerms.ts';

// The heap grows by a quarter before each full collection. By default it may quadruple, so a build would need one more
// gigabyte of memory.
setFlagsFromString('--heap-growing-percent=25');

// Set only by `npm run gen`, which generates the pages of the API before Docusaurus starts.
const generating = process.env.DOCS_GENERATE === '1';

const future: FutureConfig | Config['future'] = {
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: true,
    // Readers' settings keep their plain storage keys: `theme`, `docusaurus.announcement.dismiss`, …
    siteStorageNamespacing: false,
    fasterByDefault: true,
    mdx1CompatDisabledByDefault: true,
  },
  // All but the cross-compiler cache: the browser's bundle contains no documents, so only the server's compiler reads
  // them.
  faster: {
    swcJsLoader: true,
    swcJsMinimizer: true,
    swcHtmlMinimizer: true,
    lightningCssMinimizer: true,
    rspackBundler: true,
    rspackPersistentCache: true,
    ssgWorkerThreads: true,
    mdxCrossCompilerCache: false,
    gitEagerVcs: true,
  },
};

const markdown: Partial<MarkdownConfig> | Config['markdown'] = {
  // Hand-written pages are .mdx. Generated .md files are plain Markdown and never parsed as JSX.
  format: 'detect',
  hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
};

// The date of a page's last change needs the full git history. Authors know it, so the dev server leaves it out.
const hasHistory = !isDevMode && fs.existsSync('.git') && !fs.existsSync('.git/shallow');

const docsPlugin = isDevMode ? writtenDocs : '@docusaurus/plugin-content-docs';

const sharedDocs = {
  editUrl: `${site.links.source}/${site.editPath}`,
  numberPrefixParser: false,
  remarkPlugins: [remarkInstall, remarkCode, remarkTerms, remarkSectionKeywords],
  rehypePlugins: [rehypeAlign],
} satisfies DocsOptions;

const sitemapOptions: SitemapOptions = { ignorePatterns: [`${site.baseUrl}search`] };

/**
 * Imports the plugins that only the dev server or only a build needs, so that neither loads those of the other. The
 * condition repeats `isDevMode`, because the bundler only leaves out imports whose condition it knows.
 */
const ownPlugins = async (): Promise<Config['plugins']> => {
  const plugins =
    process.env.SITE_WRITING === '1' && process.env.NODE_ENV !== 'production'
      ? [import('./packages/dev-server/src/index.ts')]
      : [
          import('./packages/checks/src/site/index.ts'),
          import('./packages/markdown/src/notices/index.ts'),
          // Behind all that makes pages.
          import('./packages/post-build/src/index.ts'),
        ];
  return (await Promise.all(plugins)).map((module) => module.default) as Config['plugins'];
};

const config = async (): Promise<Config> => ({
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: 'img/favicon.svg',
  staticDirectories: ['static', 'src/brand/generated'],
  headTags,
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future,
  markdown,
  clientModules: ['announce', 'manifest', 'scrollPosition', 'serverHead'].map(
    (name) => `./src/clientModules/${name}.ts`,
  ),
  themes: [
    [
      '@docusaurus/theme-classic',
      {
        customCss: ['fonts', 'tokens', 'site', 'shell', 'text', 'tags', 'print'].map(
          (name) => `./src/css/${name}.css`,
        ),
      } satisfies ThemeOptions,
    ],
    searchTheme,
  ],
  plugins: [
    '@docusaurus/plugin-css-cascade-layers',
    [
      docsPlugin,
      {
        ...sharedDocs,
        path: 'docs',
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        showLastUpdateTime: hasHistory,
        beforeDefaultRemarkPlugins: [remarkChangelog, remarkReleases],
      } satisfies DocsOptions,
    ],
    [
      '@docusaurus/plugin-content-pages',
      {
        beforeDefaultRemarkPlugins: [remarkChangelog, remarkReleases],
        remarkPlugins: [remarkInstall, remarkCode],
        rehypePlugins: [rehypeAlign],
      } satisfies PagesOptions,
    ],
    ...(process.env.NODE_ENV === 'production' ? [['@docusaurus/plugin-sitemap', sitemapOptions]] : []),
    [
      docsPlugin,
      {
        ...sharedDocs,
        id: 'api',
        path: 'api',
        routeBasePath: 'api',
        sidebarPath: './sidebars-sdk.ts',
        beforeDefaultRemarkPlugins: [remarkUsedIn],
      } satisfies DocsOptions,
    ],
    sdkSources,
    servedAddress,
    apiReference,
    changelog,
    codeBlocks,
    symbolLinks,
    starterApp,
    runSamples,
    tokenSamples,
    install,
    staticPages,
    ...((await ownPlugins()) ?? []),
    ...(generating ? [['docusaurus-plugin-openapi-docs', openapiOptions]] : []),
  ] as Config['plugins'],
  themeConfig,
});

export default config;
