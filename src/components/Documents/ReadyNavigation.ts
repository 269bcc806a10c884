import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import preload from '@docusaurus/core/lib/client/preload';
import { isReachable, sayUnreachable } from '../PageNotice/loadAddress.ts';
import { hideNotice } from '../PageNotice/notice.ts';
import { entryIndex, returnTo } from './historyEntry.ts';
import { takeReady } from './ready.ts';

type Update = Parameters<PendingNavigation['shouldComponentUpdate']>;
type Location = Update[0]['location'];

/**
 * Docusaurus's navigation, with two differences. It draws what is on the screen once more while it loads the next page:
 * a page that needs nothing any more is drawn in its place, in the task of the click. And it reloads a page that does
 * not load, which without a connection leads to the browser's own error page: here the page that is there stays.
 *
 * `documentFirst` puts it into the app. In Docusaurus 4 the class may move, and nothing stands in its place then: each
 * navigation takes one drawing more, and `tests/e2e/prefetch.spec.ts` says so.
 */
export default class ReadyNavigation extends PendingNavigation {
  /** Where the page that is on the screen stands in the tab's history. */
  private shown = entryIndex();
  /** Whether the address of that page is about to come back. */
  private isReturning = false;

  override shouldComponentUpdate(props: Update[0], state: Update[1]): boolean {
    const { location } = this.props;
    if (props.location === location) return super.shouldComponentUpdate(props, state);
    if (this.isReturning) {
      this.isReturning = false;
      dispatchLifecycleAction('onRouteDidUpdate', { previousLocation: location, location });
      return false;
    }
    // Private in TypeScript alone.
    Object.assign(this, { previousLocation: location });
    const isReady = takeReady(props.location.pathname);
    const begun = { previousLocation: location, location: props.location };
    const settle = dispatchLifecycleAction('onRouteUpdate', begun);
    if (isReady) {
      // Nobody waits: what shows that something is loading begins and ends here.
      settle();
      this.arrive();
      return true;
    }
    this.setState({ nextRouteHasLoaded: false });
    void this.load(props.location, settle);
    return false;
  }

  private async load(next: Location, settle: () => void): Promise<void> {
    try {
      await preload(next.pathname);
    } catch (error) {
      console.warn(error);
      await this.stay(next, settle);
      return;
    }
    settle();
    // The reader may have gone on: that page is waited for.
    if (this.props.location !== next) return;
    this.arrive();
    this.setState({ nextRouteHasLoaded: true });
  }

  private arrive(): void {
    this.shown = entryIndex();
    hideNotice();
  }

  /** A new deployment has other files: the page is loaded anew. Where nothing answers, nothing changes. */
  private async stay(next: Location, settle: () => void): Promise<void> {
    const address = next.pathname + next.search + next.hash;
    const canReload = navigator.onLine && (await isReachable(address));
    settle();
    if (this.props.location !== next) return;
    if (canReload) {
      window.location.reload();
      return;
    }
    // What shows that something is loading ends.
    dispatchLifecycleAction('onRouteDidUpdate', { previousLocation: next, location: next });
    this.isReturning = returnTo(this.shown);
    sayUnreachable(address);
  }
}
