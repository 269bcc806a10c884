import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import { takeReady } from './ready.ts';

type Update = Parameters<PendingNavigation['shouldComponentUpdate']>;

/**
 * Docusaurus's navigation, which draws what is on the screen once more while it loads the next page. A page that needs
 * nothing any more is drawn in its place, in the task of the click.
 *
 * `documentFirst` puts it into the app. In Docusaurus 4 the class may move, and nothing stands in its place then: each
 * navigation takes one drawing more, and `tests/e2e/prefetch.spec.ts` says so.
 */
export default class ReadyNavigation extends PendingNavigation {
  override shouldComponentUpdate(props: Update[0], state: Update[1]): boolean {
    const { location } = this.props;
    if (props.location === location || !takeReady(props.location.pathname))
      return super.shouldComponentUpdate(props, state);
    // Private in TypeScript alone.
    Object.assign(this, { previousLocation: location });
    // Nobody waits: what shows that something is loading begins and ends here.
    dispatchLifecycleAction('onRouteUpdate', { previousLocation: location, location: props.location })();
    return true;
  }
}
