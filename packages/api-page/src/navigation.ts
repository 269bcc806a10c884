import type { NavigationGroup } from 'api-navigation';
import type { Description } from '../../model/src/openapi/Description.ts';
import { groupsOf } from '../../model/src/openapi/operations.ts';

/** Returns the data for the page's own list of operations. */
export const navigationOf = (description: Description): NavigationGroup[] =>
  groupsOf(description).map(({ anchor, name, operations }) => ({
    anchor,
    name,
    entries: operations.map((operation) => ({
      anchor: operation.anchor,
      title: operation.title,
      method: operation.isWebhook ? 'event' : operation.method,
    })),
  }));
