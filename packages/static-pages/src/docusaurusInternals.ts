/**
 * All private parts of Docusaurus and other packages that the site depends on. No version promises to keep them, so
 * each build and each `npm start` checks them (`checkInternals.ts`), and names every part that has changed.
 *
 * `update` applies to any version, such as 3.11. `version4` applies to Docusaurus 4, which is to use React Router 8
 * (https://github.com/facebook/docusaurus/pull/12201, a draft): it has no `react-router-config`, and `<Routes location>`
 * in place of `<Route location>`.
 */

/** A private part of a package. */
export interface Internal {
  /** The file that contains it, below `node_modules`. */
  readonly file: string;
  /** What our code depends on in the file. */
  readonly texts: readonly (string | RegExp)[];
  /** Our files that depend on it, with the function in parentheses if it also checks the part when it runs. */
  readonly users: readonly string[];
  /** What to do when it changes in any version. */
  readonly update: string;
  /** What else to do in Docusaurus 4. */
  readonly version4?: string;
  /** Our modules that replace it, as the bundler names them. The browser's bundle must contain them. */
  readonly bundled?: readonly string[];
  /** Modules that are replaced. The browser's bundle must not contain them. */
  readonly excluded?: readonly string[];
}

const client = '@docusaurus/core/lib/client';
const common = '@docusaurus/theme-common/lib';
const theme = '@docusaurus/theme-classic/lib';
const search = '@easyops-cn/docusaurus-search-local/dist';
const pages = 'packages/static-pages/src';
const early = `${pages}/client/early`;

const KEYS = 'Use the new key or attribute, and read the old key once so that readers keep their choices.';
const NAMESPACE =
  'Keys get a namespace by default. Set `storage.namespace` to false once `future.v4.siteStorageNamespacing` is gone.';
const ROUTES =
  'React Router 8 has other route objects. Add and match the routes of documents with its functions.';
const TABLES = ['routes.js', 'registry.js', 'routesChunkNames.json', 'globalData.json'];

/** The replacement of the theme's storage, whose module two contexts and the package's index import by path. */
const storage = (name: string): Internal => ({
  file: `${common}/${name}`,
  texts: [/from '\.\.?\/utils\/storageUtils'/],
  users: [`${pages}/index.ts`, 'src/components/Dom/storageSlot.ts'],
  update: 'Replace the module by the name that the theme imports now.',
  bundled: ['./src/components/Dom/storageSlot.ts'],
  excluded: [`${common}/utils/storageUtils.js`],
});

/** A style sheet of the theme that one of our components imports. */
const styleSheet = (name: string, ...texts: string[]): Internal => ({
  file: `${theme}/theme/DocRoot/Layout/${name}/styles.module.css`,
  texts,
  users: [`src/theme/DocRoot/Layout/${name}/index.tsx`, `${pages}/styleImports.ts`],
  update: 'Use the new classes. If all style sheets have moved, import them from their new folder.',
});

export const internals: Readonly<Record<string, Internal>> = {
  'client entry': {
    file: `${client}/clientEntry.js`,
    texts: ["'__docusaurus'", 'window.docusaurus = docusaurus', 'preload(window.location.pathname)'],
    users: [`${pages}/client/hydrationSteps.ts`, `${pages}/documents/prefetch.ts`],
    update: 'Import the new entry in the last step, and keep its modules in the steps before it.',
    version4: 'Check that `react-router` is evaluated in a step of its own.',
  },
  'entry of the bundle': {
    file: '@docusaurus/core/lib/webpack/client.js',
    texts: ["entry: path_1.default.resolve(__dirname, '../client/clientEntry.js')"],
    users: [`${pages}/index.ts`],
    update:
      'Ours replaces a single path. If there are several entries, replace the one of the app by its name.',
    bundled: [`./${pages}/client/boot.ts`],
  },
  'generated tables': {
    file: `${client}/exports/ComponentCreator.js`,
    texts: [
      '@generated/routesChunkNames',
      '@generated/registry',
      'ComponentCreator(path, hash)',
      'Loadable.Map(',
    ],
    users: [`${pages}/clientTables.ts (clientTables)`, `${pages}/documents/documents.tsx`],
    update:
      'Generate the tables and their aliases as the component reads them. `Loadable` gives it `preload`.',
    version4: ROUTES,
    bundled: TABLES.map((name) => `./.docusaurus/static-pages/${name}`),
    excluded: TABLES.map((name) => `./.docusaurus/${name}`),
  },
  'form of the generated tables': {
    file: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    texts: [
      "component: ComponentCreator('${routePath}', '${routeHash}')",
      '"${modulePath}"), "${modulePath}", require.resolveWeak("${modulePath}")],`',
      '__props: propsModulePath',
    ],
    users: [`${pages}/tables.ts (readTables)`, 'packages/dev-server/src/stripWeakRefsLoader.mjs'],
    update: 'Adapt the patterns that read the tables, and their copy in `staticPages.test.ts`.',
    version4: ROUTES,
  },
  'list of client modules': {
    file: '@docusaurus/core/lib/server/codegen/codegen.js',
    texts: ['`  require("${(0, utils_1.escapePath)(clientModule)}"),`'],
    users: [`${pages}/styleImports.ts (styleImports)`],
    update: 'Adapt the pattern that finds the style sheets, whose order must stay.',
  },
  'navigation in the app': {
    file: `${client}/App.js`,
    texts: ["from './PendingNavigation'", '<PendingNavigation location={normalizedLocation}>'],
    users: [`${pages}/index.ts`],
    update: 'Replace the module by the name that the app imports now.',
    version4:
      'If the component is gone, render a loaded page at once, and stay on the page if a load fails, with the router.',
    bundled: [`./${pages}/documents/PreloadedNavigation.ts`],
  },
  navigation: {
    file: `${client}/PendingNavigation.js`,
    texts: [
      'class PendingNavigation extends React.Component',
      'shouldComponentUpdate(nextProps, nextState)',
      'setState({ nextRouteHasLoaded: false })',
      'previousLocation={this.previousLocation}',
    ],
    users: [`${pages}/documents/PreloadedNavigation.ts`],
    update: 'Compare the class with ours, which overrides one method and writes `previousLocation`.',
    version4: 'The class holds the page back with `<Route location>`. Hold it back with `<Routes location>`.',
  },
  'lifecycle of client modules': {
    file: `${client}/ClientLifecyclesDispatcher.js`,
    texts: ['function dispatchLifecycleAction(lifecycleAction, ...args)', "'onRouteDidUpdate'"],
    users: [`${pages}/documents/PreloadedNavigation.ts`],
    update: 'Call the new function, which runs `onRouteUpdate` and returns a function that ends it.',
  },
  'preloading of routes': {
    file: `${client}/preload.js`,
    texts: ['export default function preload(pathname)', 'match.route.component.preload?.()'],
    users: [`${pages}/documents/documents.tsx`, `${pages}/documents/PreloadedNavigation.ts`],
    update: 'Load a page where routes are preloaded now. Without it, the app has no routes of documents.',
    version4: ROUTES,
  },
  'rendering of routes': {
    file: `${client}/exports/renderRoutes.js`,
    texts: ["from 'react-router-config'"],
    users: [`${pages}/documents/documents.tsx`, `${pages}/documents/prefetch.ts`],
    update: 'Match routes as Docusaurus does. Documents are added to a list that is already rendered.',
    version4: ROUTES,
  },
  router: {
    file: `${client}/exports/router.js`,
    texts: ['useHistory', 'useLocation'],
    users: ['src/theme/Root/index.tsx', 'packages/search-ui/src/SearchBox/index.tsx'],
    update: 'Use the new functions wherever the site imports `@docusaurus/router`.',
    version4: 'Use `useNavigate` if `useHistory` is gone.',
  },
  'prefetching by links': {
    file: `${client}/exports/Link.js`,
    texts: ['window.docusaurus.prefetch(targetLink)', 'window.docusaurus.preload(targetLink)'],
    users: [`${pages}/documents/prefetch.ts`],
    update:
      'Replace the functions that links call now. Without it, links to documents fetch nothing in advance.',
  },
  'known documents': {
    file: '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
    texts: ['activeVersion?.docs.find((doc) => !!matchPath(pathname'],
    users: [`${pages}/documents/documents.tsx`],
    update: 'Add a loaded document to the list in which the theme looks for the current one.',
  },
  'docs plugin': {
    file: '@docusaurus/plugin-content-docs/lib/index.js',
    texts: ['getPathsToWatch()', 'loadedVersions'],
    users: ['packages/dev-server/src/reference.ts', 'packages/dev-server/src/index.ts'],
    update: 'Change the paths that `npm start` watches, and read its pages, as the plugin does now.',
  },
  'head elements': {
    file: 'react-helmet-async/lib/index.module.js',
    texts: [/\b(\w+)\.canUseDOM=[^=].*\b\1\.canUseDOM\?/s],
    users: ['src/clientModules/serverHead.ts', 'src/theme/Root/index.tsx'],
    update: 'Hold back the changes of the head in another way until the app has rendered all its elements.',
  },
  'hydrated attribute': {
    file: `${client}/hasHydratedDataAttribute.js`,
    texts: ['data-has-hydrated={isBrowser}'],
    users: [`${pages}/client/isHydrated.ts`, `${early}/replayClicks.ts`],
    update: 'Read the new attribute. Without it, a press before the app starts is never repeated.',
  },
  'storage of the color mode': storage('contexts/colorMode.js'),
  'storage of the announcement': storage('contexts/announcementBar.js'),
  'storage of components': storage('index.js'),
  storage: {
    file: `${common}/utils/storageUtils.js`,
    texts: ['function createStorageSlot(', 'function useStorageSlot(', 'function listStorageKeys('],
    users: ['src/components/Dom/storageSlot.ts'],
    update: 'Export from our module all that this one exports.',
    version4: NAMESPACE,
  },
  'color mode': {
    file: `${common}/contexts/colorMode.js`,
    texts: ["StorageKey = 'theme'", "'data-theme'", "'data-theme-choice'", "SystemAttribute = 'system'"],
    users: [`${early}/colorMode.ts`, 'src/components/ColorModeToggle/choice.ts'],
    update: KEYS,
    version4: NAMESPACE,
  },
  announcement: {
    file: `${common}/contexts/announcementBar.js`,
    texts: ["createStorageSlot('docusaurus.announcement.dismiss')", "('docusaurus.announcement.id')"],
    users: [`${early}/announcement.ts`, 'src/components/AnnouncementBar/dismissed.ts'],
    update: KEYS,
    version4: NAMESPACE,
  },
  tabs: {
    file: `${common}/utils/tabsUtils.js`,
    texts: ['`docusaurus.tab.${groupId}`'],
    users: ['src/components/Tabs/tabs.ts'],
    update: KEYS,
    version4: NAMESPACE,
  },
  'script in the head': {
    file: `${theme}/inlineScripts.js`,
    texts: [
      '`theme${siteStorage.namespace}`',
      "'data-theme', initialTheme",
      "'data-theme-choice', initialTheme",
      '`docusaurus.announcement.dismiss${siteStorage.namespace}`',
      "'data-announcement-bar-initially-dismissed'",
    ],
    users: [`${early}/colorMode.ts`, `${early}/announcement.ts`],
    update: KEYS,
    version4: NAMESPACE,
  },
  Prism: {
    file: `${theme}/index.js`,
    texts: ["'./prism-include-languages'"],
    users: ['packages/markdown/src/codeBlocks/index.ts'],
    update: 'Replace the client module that loads Prism now.',
    bundled: ['./packages/markdown/src/codeBlocks/noLanguages.ts'],
    excluded: [`${theme}/prism-include-languages.js`],
  },
  'style sheet of Main': styleSheet('Main', '.docMainContainer ', '.docMainContainerEnhanced '),
  'style sheet of Sidebar': styleSheet('Sidebar', '.docSidebarContainer ', '.sidebarViewport '),
  'hooks of the theme': {
    file: `${common}/internal.js`,
    texts: ['useAnnouncementBar', 'useNavbarMobileSidebar', 'useNavbarSecondaryMenu'],
    users: ['src/theme/AnnouncementBar/index.tsx', 'src/theme/Navbar/MobileSidebar/Layout/index.tsx'],
    update: "Use the new hooks as the theme's own components do.",
  },
  'class names of the theme': {
    file: `${common}/utils/ThemeClassNames.js`,
    texts: [
      ...["'theme-announcement-bar'", "'theme-code-block'", "'theme-admonition'", "'theme-doc-markdown'"],
      ...["'theme-doc-breadcrumbs'", "'theme-doc-toc-mobile'", "'theme-doc-sidebar-menu'"],
      ...["'theme-layout-navbar-sidebar'", "'theme-layout-navbar-sidebar-panel'"],
    ],
    users: ['packages/post-build/src/BuiltPage.ts', `${early}/drawer.ts`, `${early}/replayClicks.ts`],
    update: 'Replace the class in all files of the site. `git grep` finds it.',
  },
  'class names of the drawer': {
    file: 'infima/dist/css/default/default.css',
    texts: [
      ...[
        '.navbar-sidebar--show ',
        '.navbar-sidebar__back ',
        '.navbar-sidebar__backdrop ',
        '.navbar__toggle ',
      ],
      ...[
        '.navbar-sidebar__brand ',
        '.navbar-sidebar__close ',
        '.navbar-sidebar__item ',
        '.navbar-sidebar__items ',
      ],
      '.navbar-sidebar__items--show-secondary ',
    ],
    users: [`${early}/drawer.ts`, `${early}/replayClicks.ts`, 'src/components/Dom/trapFocus.ts'],
    update: "Give the drawer that opens before the app starts the classes of the theme's drawer.",
  },
  'PostCSS plugins': {
    file: '@docusaurus/bundler/lib/loaders/styleLoader.js',
    texts: ["require.resolve('postcss-preset-env')"],
    users: ['packages/dev-server/src/index.ts'],
    update: 'Remove the plugin that `npm start` leaves out by its new name.',
  },
  measurements: {
    file: '@docusaurus/logger/lib/perfLogger.js',
    texts: ["process.env.DOCUSAURUS_PERF_LOGGER === 'true'", '`[PERF]`', 'seconds!`'],
    users: ['tools/scripts/timing/stages.ts', 'tools/scripts/build.ts'],
    update: 'Adapt the pattern that reads the stages of a build.',
  },
  'search plugin': {
    file: `${search}/server/server/index.js`,
    texts: ['postBuild: (0, postBuildFactory_1', '"validateOptions"', 'component: "@theme/SearchPage"'],
    users: ['packages/post-build/src/search/theme.ts'],
    update: 'Leave out the step that writes its index, and keep its route of the search page.',
  },
  'theme of TypeDoc': {
    file: 'typedoc-plugin-markdown/dist/theme/markdown-theme.js',
    texts: ['getRenderContext(page) {', 'this.getRenderContext(page).templates.reflection(page)'],
    users: ['packages/sdk-reference/src/rearrangeTheme.ts'],
    update: 'Wrap the method that creates the context of a page.',
  },
  'partials of TypeDoc': {
    file: 'typedoc-plugin-markdown/dist/theme/context/resources.js',
    texts: [
      ...['comment', 'signatureTitle', 'indexSignature', 'declarationTitle', 'someType', 'reflectionType'],
      ...['functionType', 'typeDeclarationUnionContainer', 'typeDeclarationContainer', 'signatureReturns'],
      ...['inheritance', 'typeAndParent'],
    ].map((name) => `partials.${name}.apply(`),
    users: ['packages/sdk-reference/src/rearrangeTheme.ts'],
    update: 'Replace the partial that writes the same text now, and compare the generated pages.',
  },
};

/** Originals of `src/theme` that aren't at the same path in the classic theme. */
const originals: Readonly<Record<string, string>> = {
  'ErrorPageContent/index': `${theme}/theme/ErrorPageContent.js`,
  'Loading/index': `${client}/theme-fallback/Loading/index.js`,
  'Root/index': `${client}/theme-fallback/Root/index.js`,
  'SearchBar/index': `${search}/client/client/theme/SearchBar/index.jsx`,
  'SearchPage/index': `${search}/client/client/theme/SearchPage/index.js`,
};

/** A component of `src/theme`, which Docusaurus ignores if there is no original of its name. */
export const themeComponent = (name: string): Internal => ({
  file: originals[name] ?? `${theme}/theme/${name}.js`,
  texts: ['export default '],
  users: [`src/theme/${name}.tsx`],
  update: 'Move our component to the new name of the original. Its first lines say what it changes.',
});
