/**
 * What each folder may import besides itself and npm packages. A row names only rows above it, so no import leads up.
 * Folders without a row (`tools/`, `tests/`, files of the root) may import anything.
 */
const ground = ['packages/(sdk-base|sdk-react|model|history|search|mcp)'];
const constants = 'src/(config|data)';
const site = 'src/(config|data|components)';

const floors = {
  'packages/sdk-base': [],
  'packages/sdk-react': ['packages/sdk-base'],
  'packages/model': ['packages/sdk-base', 'packages/sdk-react'],
  'packages/history': ['packages/model'],
  'packages/search': ['packages/model'],
  'packages/mcp': ['packages/model', 'packages/search'],
  'src/config': ground,
  'src/data': [...ground, 'src/config'],
  'src/components': [...ground, constants],
  'packages/(api-page|dev-server|downloads|markdown|post-build|samples|sdk-reference|search-ui|static-pages)':
    [
      ...ground,
      site,
      'packages/(api-page|dev-server|downloads|markdown|post-build|samples|sdk-reference|search-ui|static-pages)',
    ],
  'src/(clientModules|css|pages|theme|types)': [
    ...ground,
    site,
    'packages/(api-page|samples|search-ui|static-pages)',
  ],
  deploy: [...ground, site, 'packages/post-build'],
  'packages/checks': [...ground, 'src', 'packages', 'deploy', 'sidebars(-sdk)?[.]ts'],
};

/** Returns patterns that match whole names, so that `search` doesn't match `searchResults`. */
const below = (folders) => folders.map((folder) => `^${folder}(/|$)`);

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
        'Move what both need down to the lowest folder that needs it, or hand it in as an argument.',
      severity: 'error',
      from: { path: below([folder]), pathNot: ['/tests/', '^tests/'] },
      to: {
        // Every layer may read manifests.
        pathNot: [...below([folder, ...allowed]), packages, '(^|/)package[.]json$'],
        dependencyTypesNot: ['core', 'npm', 'unknown'],
      },
    })),
    {
      name: 'sdk internals',
      comment:
        'Only packages/model reads the insides of the SDKs. Import what @nacre/sdk-base or @nacre/sdk-react exports, or add the fact to packages/model.',
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
        'This file runs in a browser, and on the way named here it reaches a module of Node. Take the Node part into a file of its own.',
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
        'These folders import each other in a circle. Move the file that one needs of the other to where it belongs.',
      severity: 'error',
      scope: 'folder',
      // Packages import constants of src/, and src/ imports packages: the rows above say which.
      from: { pathNot: '^(src|packages)$' },
      to: { circular: true },
    },
    {
      name: 'undeclared package',
      comment:
        'The package.json next above this file does not name that package. Add it there, with the version that is installed.',
      severity: 'error',
      from: { pathNot: packageTests },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|deploy/out|packages/mcp/site|coverage|\\.docusaurus)/|/dist/|/fixtures/' },
    // Types count: a type that a lower floor takes from a higher one ties them together as well.
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
