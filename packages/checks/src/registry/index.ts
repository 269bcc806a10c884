import type { Check } from './Check.ts';

/** Every check that isn't a test. `npm run check -- history` runs one of them, and `npm test` all but the last. */
export const checks: readonly Check[] = [
  { name: 'samples', scope: 'sources', run: async () => (await import('./samples.ts')).checkAllSamples() },
  {
    name: 'types',
    scope: 'sources',
    run: 'node node_modules/typescript-7/bin/tsc -p . --noEmit',
    ofChanges: async (...files) => (await import('../code/types.ts')).checkTypes(files.flat()),
  },
  {
    name: 'lint',
    scope: 'sources',
    run: 'oxlint -c .config/oxlint.mjs --max-warnings 0 .',
    ofChanges: async (files) => (await import('../code/lint.ts')).lintScripts(files),
  },
  {
    name: 'styles',
    scope: 'sources',
    ofChanges: async (files) => (await import('../code/styleNames.ts')).checkStyles(files),
  },
  {
    name: 'format',
    scope: 'sources',
    run: 'oxfmt --check .',
    ofChanges: async (files) => (await import('../code/format.ts')).checkFormat(files),
  },
  {
    name: 'files',
    scope: 'sources',
    ofChanges: async (...files) => (await import('../code/files.ts')).checkFiles(...files),
  },
  {
    name: 'brand',
    scope: 'sources',
    run: async () => (await import('../brandSync/rebrand.ts')).checkBrandSync(),
  },
  {
    name: 'licenses',
    scope: 'sources',
    run: async () => (await import('../licenses/checkLicenses.ts')).checkAllLicenses(),
  },
  { name: 'packages', scope: 'build', run: async () => (await import('./packages.ts')).checkPackages() },
  { name: 'browsers', scope: 'build', run: async () => (await import('./browsers.ts')).checkBrowsers() },
  { name: 'prose', scope: 'sources', run: async () => (await import('./prose.ts')).checkAllProse() },
  { name: 'leaks', scope: 'sources', run: async () => (await import('../leaks/index.ts')).checkAllLeaks() },
  { name: 'symbols', scope: 'sources', run: async () => (await import('./symbols.ts')).checkAllSymbols() },
  {
    name: 'imports',
    scope: 'sources',
    run: 'depcruise --config .config/dependency-cruiser.mjs --output-type err-long .',
    ofChanges: async (files) => (await import('../code/imports.ts')).checkImports(files),
  },
  {
    name: 'dead code',
    scope: 'sources',
    run: 'knip --config .config/knip.jsonc --no-progress --treat-config-hints-as-errors',
  },
  {
    name: 'history',
    scope: 'sources',
    run: async () => (await import('../history/index.ts')).checkReleases(),
  },
  { name: 'audit', scope: 'network', run: async () => (await import('./audit.ts')).checkAudit() },
];
