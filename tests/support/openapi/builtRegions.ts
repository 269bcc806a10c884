import { kebab } from '../../../packages/model/src/openapi/identifiers.ts';
import type { Regions } from './findFacts.ts';
import { entryRegions } from './entryRegions.ts';
import { Region } from './Region.ts';

/** Splits the built page of the reference into the parts between its headings. */
export function builtRegions(html: string): Regions {
  const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';
  const sections = new Map(
    article.split(/(?=<h[23]\b)/).map((section): [string, string] => {
      const [, anchor = ''] = /^<h[23]\b[^>]*\bid="?([^\s">]+)/.exec(section) ?? [];
      return [anchor, section];
    }),
  );
  const schemas = entryRegions(sections.get('schemas') ?? '');
  const responses = entryRegions(sections.get('responses') ?? '');
  return {
    operation: (_, __, node) => {
      const anchor = kebab(String(node.operationId));
      const section = sections.get(anchor);
      return section === undefined ? undefined : new Region(anchor, section);
    },
    schema: (name) => schemas.get(`schema-${kebab(name)}`),
    response: (name) => responses.get(`response-${kebab(name)}`),
  };
}
