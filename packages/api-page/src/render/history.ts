import type { Operation } from '../../../model/src/openapi/operations.ts';
import { releaseRoute } from '../../../history/src/readHistory.ts';
import { changeLines } from '../../../markdown/src/releases/changeLines.ts';
import type { Context } from './Context.ts';
import { fact } from './facts.ts';
import { markup, type Html } from './html.ts';

/** Renders the version that added an operation or an event, and its changes since then. */
export function historyFacts(context: Context, { node }: Operation): (Html | undefined)[] {
  const { history } = context;
  const name = node.operationId;
  if (!history || name === undefined) return [fact('Added in', node['x-since'] && String(node['x-since']))];
  const added = history.addedIn('openapi', name);
  const changes = history.changesOf('openapi', name);
  const isComing = (version: string) => history.isUnreleased('openapi', version);
  return [
    fact(isComing(added) ? 'Coming in' : 'Added in', added),
    ...changes.map(({ version, changes: all }) =>
      fact(
        isComing(version) ? 'Coming in' : 'Changed in',
        markup`<a href="${context.page(releaseRoute(version))}">${version}</a>: ${context.markdown(changeLines(all, true).join('; '))}`,
      ),
    ),
  ];
}
