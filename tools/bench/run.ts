/**
 * Measures the site, or one of its parts: `npm run bench`, `npm run bench -- search golden`. Each part explains its own
 * arguments in its file.
 */

/** Programs that run when they're imported, with the arguments after the part's name. */
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  site: () => import('./site/run.ts'),
  search: () => import('./search/run.ts'),
  explain: () => import('../scripts/explainSearch.ts'),
  responses: () => import('./responses.ts'),
  evals: () => import('../evals/run.ts'),
};

const [part = 'site'] = process.argv.splice(2, 1);
const start = parts[part];
if (start) void start();
else {
  console.error(`bench: there is no part "${part}". There are: ${Object.keys(parts).join(', ')}`);
  process.exitCode = 2;
}
