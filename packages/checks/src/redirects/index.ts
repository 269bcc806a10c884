import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../model/src/problem.ts';
import { checkRules } from './checkRules.ts';
import { checkServed, EVER_SERVED, readList, ROUTES } from './checkServed.ts';
import { readRules, RULES } from './readRules.ts';

/** Reports problems with a repository's old addresses. Reads only its lists and rules, which takes milliseconds. */
export function checkRedirectLists(root: string): Problem[] {
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const rules = readRules(read(RULES));
  const routes = readList(read(ROUTES));
  return [...checkRules(rules, { routes }), ...checkServed(routes, readList(read(EVER_SERVED)), rules)];
}
