import fs from 'node:fs';

/**
 * What each folder may import besides itself and npm packages. A row names only rows above it, so no import leads up.
 * Folders without a row (`tools/`, `tests/`, files of the root) may import anything.
 */
/** The named rooms, and the SDKs, which any room may use as an app does. */
const rooms = (...names) => ['sdk-(base|react)', ...names].map((name) => `packages/${name}`);
const constants = 'src/(config|data)';
const site = 'src/(config|data|components)';

const floors = {
  'packages/sdk-base': [],
  'packages/sdk-react': ['packages/sdk-base'],
  'packages/model': rooms(),
  'packages/history': rooms('model'),
  'packages/search': rooms('model'),
  'packages/mcp': rooms('model', 'search'),
  'src/config': rooms('model', 'mcp'),
  'src/data': [...rooms('model'), 'src/config'],
  'src/components': [...rooms('model', 'search', 'mcp'), constants],
  'packages/markdown': [...rooms('model', 'history'), site],
  'packages/sdk-reference': [...rooms('model', 'history', 'markdown'), constants],
  'packages/api-page': [...rooms('model', 'history', 'markdown'), site],
  'packages/downloads': [...rooms('model', 'history', 'mcp', 'markdown'), constants],
  'packages/samples': [...rooms('model', 'history', 'markdown', 'api-page'), site],
  'packages/dev-server': [...rooms('model', 'samples'), site],
  'packages/search-ui': [...rooms('model', 'search'), site],
  'packages/static-pages': [...rooms('model', 'search', 'api-page', 'search-ui'), site],
  'packages/post-build': [...rooms('model', 'search', 'markdown', 'downloads', 'search-ui'), constants],
  'src/(clientModules|css|pages|theme)': [...rooms('model', 'samples', 'search-ui', 'static-pages'), site],
  deploy: [...rooms('post-build'), constants],
  'packages/checks': ['src', 'packages', 'deploy', 'sidebars(-sdk)?[.]ts'],
};

/** Returns patterns that match whole names, so that `search` doesn't match `searchResults`. */
const below = (folders) => folders.map((folder) => `^${folder}(/|$)`);

/** The private rooms, each with the files that its `package.json` exports. Published packages have tests of their entries. */
const privateRooms = fs
  .readdirSync('packages')
  .map((room) => `packages/${room}`)
  .filter((room) => fs.existsSync(`${room}/package.json`))
  .map((room) => [room, JSON.parse(fs.readFileSync(`${room}/package.json`, 'utf8'))])
  .filter(([, manifest]) => manifest.private)
  .map(([room, { exports }]) => [room, Object.values(exports).map((file) => `${room}/${file.slice(2)}`)]);

const packages = '(^|/)node_modules/';
/** Tests of a package have the root's tools. */
const packageTests = '^packages/[^/]+/tests/';
/** The schema of a property may hold the schema of a property. */
const schemaRecursion = '^packages/api-page/src/render/schema(Parts|Variants)?\\.ts$';

export default {
  forbidden: [
    ...Object.entries(floors).map(([folder, allowed]) => ({
      name: `floor of ${folder}`,
      comment:
        `A file in ${folder} may import from ${['its own folder', ...allowed].join(', ')} and from packages. ` +
        'Move what both need down to the lowest folder that needs it, or pass it as an argument.',
      severity: 'error',
      from: { path: below([folder]), pathNot: ['/tests/', '^tests/'] },
      to: {
        // Every layer may read manifests.
        pathNot: [...below([folder, ...allowed]), packages, '(^|/)package[.]json$'],
        dependencyTypesNot: ['core', 'npm', 'unknown'],
      },
    })),
    ...privateRooms.map(([room, exported]) => ({
      name: `entries of ${room}`,
      comment:
        `Another room may import only the files that ${room}/package.json exports. ` +
        'Import one of those, or add the file to its exports.',
      severity: 'error',
      from: { pathNot: [`^${room}/`, '/tests/', '^tests/'] },
      to: { path: `^${room}/src/`, pathNot: exported.map((file) => `^${file.replaceAll('.', '[.]')}$`) },
    })),
    {
      name: 'sdk internals',
      comment:
        'Only packages/model may import internal modules of the SDKs. Import an export of @nacre/sdk-base or @nacre/sdk-react, or add the fact to packages/model.',
      severity: 'error',
      from: { pathNot: '^(packages/(sdk-(base|react)|model)|tests)/|/tests/' },
      to: {
        path: '^packages/sdk-(base|react)/src/',
        pathNot: '^packages/sdk-(base|react)/src/((sandbox|keyFrame|server|command)/)?index\\.ts$',
      },
    },
    {
      name: 'node in the browser',
      comment:
        'This file runs in a browser, and the listed imports lead to a Node module. Move the Node code into a separate file.',
      severity: 'error',
      from: {
        path: '^src/(components|theme|pages|clientModules|data)/|^packages/(api-page/src/browser|samples/src/browser|search-ui/src|static-pages/src/(client|documents))/|^packages/search/src/(client|engine|worker)\\.ts$',
      },
      to: { path: '^(node:)?(child_process|crypto|fs|module|os|path|url|zlib)$', reachable: true },
    },
    {
      name: 'circle of files',
      comment:
        'These files import each other in a circle. Move what they share into a file that imports none of them.',
      severity: 'error',
      from: { pathNot: schemaRecursion },
      to: { circular: true },
    },
    {
      name: 'circle of folders',
      comment:
        'These folders import each other in a circle. Move the files that both need into a lower folder.',
      severity: 'error',
      scope: 'folder',
      // Packages import constants of src/, and src/ imports packages: the rows above say which.
      from: { pathNot: '^(src|packages)$' },
      to: { circular: true },
    },
    {
      name: 'undeclared package',
      comment:
        'The nearest package.json above this file does not list this package. Add it there, with the installed version.',
      severity: 'error',
      from: { pathNot: packageTests },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|deploy/out|packages/mcp/site|coverage|\\.docusaurus)/|/dist/|/fixtures/' },
    // Type imports count too, because they also make a lower folder depend on a higher one.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
    },
  },
};
