import type { Operation } from '../../../../facts/openapi/operations.ts';
import { releaseRoute } from '../../../../facts/history/readHistory.ts';
import { changeLines } from '../../releases/changeLines.ts';
import type { Context } from './Context.ts';
import { fact } from './facts.ts';
import { markup, type Html } from './html.ts';

/** When an operation or an event came, and what has changed in it since. */
export function historyFacts(context: Context, { node }: Operation): (Html | undefined)[] {
  const { history } = context;
  const name = node.operationId;
  if (!history || name === undefined) return [fact('Added in', node['x-since'] && String(node['x-since']))];
  const changes = history.changesOf('openapi', name);
  return [
    fact('Added in', history.addedIn('openapi', name)),
    ...changes.map(({ version, changes: all }) =>
      fact(
        'Changed in',
        markup`<a href="${context.page(releaseRoute(version))}">${version}</a>: ${context.markdown(changeLines(all, true).join('; '))}`,
      ),
    ),
  ];
}
