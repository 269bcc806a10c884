import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import preload from '@docusaurus/core/lib/client/preload';
import { isReachable, showUnreachableNotice } from '../../../../src/components/PageNotice/loadAddress.ts';
import { hideNotice } from '../../../../src/components/PageNotice/notice.ts';
import { entryIndex, returnTo } from './historyEntry.ts';
import { takePreloadedPage } from './pages.ts';

type Update = Parameters<PendingNavigation['shouldComponentUpdate']>;
type Location = Update[0]['location'];

/**
 * Docusaurus's navigation with two differences. Docusaurus renders the current page once more while it loads the next
 * one; this class renders a fully loaded page directly, in the task of the click. And Docusaurus reloads when a page
 * fails to load, which without a connection leads to the browser's error page; this class keeps the current page.
 *
 * `static-pages` puts the class into the app. If Docusaurus moves the original, `docusaurusInternals.tsv` stops the build.
 */
export default class PreloadedNavigation extends PendingNavigation {
  /** Index of the visible page's entry in the tab's history. */
  private shown = entryIndex();
  /** Whether the address of that page is about to be restored. */
  private isRestoring = false;

  override shouldComponentUpdate(props: Update[0], state: Update[1]): boolean {
    const { location } = this.props;
    if (props.location === location) return super.shouldComponentUpdate(props, state);
    if (this.isRestoring) {
      this.isRestoring = false;
      dispatchLifecycleAction('onRouteDidUpdate', { previousLocation: location, location });
      return false;
    }
    // The field is private in TypeScript only.
    Object.assign(this, { previousLocation: location });
    const isPreloaded = takePreloadedPage(props.location.pathname);
    const begun = { previousLocation: location, location: props.location };
    const settle = dispatchLifecycleAction('onRouteUpdate', begun);
    if (isPreloaded) {
      // There is nothing to wait for, so the loading indicator starts and ends here.
      settle();
      this.finishNavigation();
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
      await this.handleLoadFailure(next, settle);
      return;
    }
    settle();
    // The reader may have moved on; the load of that page finishes the navigation.
    if (this.props.location !== next) return;
    this.finishNavigation();
    this.setState({ nextRouteHasLoaded: true });
  }

  private finishNavigation(): void {
    this.shown = entryIndex();
    hideNotice();
  }

  /** Reloads if the site answers, since a new deployment has other files. Otherwise stays on the current page. */
  private async handleLoadFailure(next: Location, settle: () => void): Promise<void> {
    const address = next.pathname + next.search + next.hash;
    const canReload = navigator.onLine && (await isReachable(address));
    settle();
    if (this.props.location !== next) return;
    if (canReload) {
      window.location.reload();
      return;
    }
    // Ends the loading indicator.
    dispatchLifecycleAction('onRouteDidUpdate', { previousLocation: next, location: next });
    this.isRestoring = returnTo(this.shown);
    showUnreachableNotice(address);
  }
}
