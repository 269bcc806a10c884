/**
 * Measures the site: `npm run bench`, `npm run bench -- bytes`, or something else: `npm run bench -- search golden`. Each
 * program explains its own arguments in its file.
 */

/** Programs that run when they're imported, with the arguments after their name. */
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  site: () => import('./site/run.ts'),
  search: () => import('./search/run.ts'),
  explain: () => import('../scripts/explainSearch.ts'),
  evals: () => import('../evals/run.ts'),
};

const [part = ''] = process.argv.slice(2);
if (part in parts) process.argv.splice(2, 1);
void (parts[part] ?? parts.site)?.();
