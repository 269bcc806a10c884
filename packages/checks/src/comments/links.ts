import fs from 'node:fs';
import type ts from 'typescript';
import type { Problem } from '../../../model/src/problem.ts';
import { nearest } from '../../../model/src/nearest.ts';
import { site } from '../../../../src/config/site.ts';
import { ROUTES, readList } from '../redirects/checkServed.ts';
import { problemAt } from './problemAt.ts';

let routes: readonly string[] | undefined;

/** Reports addresses of these docs in comments that lead to no page. */
export function checkDocLinks(source: ts.SourceFile): Problem[] {
  routes ??= readList(fs.readFileSync(ROUTES, 'utf8')).map(withoutSlash);
  const known = routes;
  return [...source.text.matchAll(new RegExp(`${site.links.docs}(/[\\w/.-]*)`, 'g'))].flatMap(
    ({ index, 1: route = '' }) => {
      const address = withoutSlash(route.replace(/\.$/, ''));
      if (/\.\w+$/.test(address) || known.includes(address)) return [];
      const near = nearest(address, known, 1)[0];
      return [
        problemAt(
          source,
          index,
          `the docs have no page ${address}${near ? `. Perhaps ${near} is meant` : ''}`,
        ),
      ];
    },
  );
}

const withoutSlash = (route: string): string => route.replace(/(?<=.)\/$/, '');
