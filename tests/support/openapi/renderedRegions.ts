import type { Description } from '../../../packages/model/src/openapi/Description.ts';
import { groupsOf } from '../../../packages/model/src/openapi/operations.ts';
import { type Fragments, renderReference } from '../../../packages/api-page/src/render/renderReference.ts';
import { responseAnchors } from '../../../packages/api-page/src/render/sharedResponses.ts';
import type { Regions } from './findFacts.ts';
import { entryRegions, Region } from './Region.ts';

/** Returns the parts of a reference's rendered markup, before it becomes a page. `change` can break a part. */
export const renderedRegions = (
  description: Description,
  change?: (name: string, markup: string) => string,
): Regions => regionsOf(description, renderReference(description), change);

/** Returns the parts of markup that is already rendered. */
export function regionsOf(
  description: Description,
  fragments: Fragments,
  change = (name: string, markup: string) => markup,
): Regions {
  const operations = new Map<string, Region>();
  for (const group of groupsOf(description)) {
    for (const { method, path, isWebhook, title, anchor } of group.operations) {
      const markup = change(anchor, fragments.get(`${group.anchor}/${anchor}`) ?? '');
      operations.set(
        `${isWebhook} ${method} ${path}`,
        new Region(`${method} ${path}`, `<h3>${title}</h3>${markup}`),
      );
    }
  }
  const entriesOf = (name: string) => entryRegions(change(name, fragments.get(`${name}/index`) ?? ''));
  const schemas = entriesOf('schemas');
  const responses = entriesOf('responses');
  return {
    operation: (method, path, _, isWebhook) => operations.get(`${isWebhook} ${method} ${path}`),
    schema: (name) => schemas.get(description.schemaAnchors.get(name) ?? ''),
    response: (name) => responses.get(responseAnchors(description).get(name) ?? ''),
  };
}
