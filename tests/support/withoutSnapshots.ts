import { createRequire } from 'node:module';

/*
 * Playwright writes down the accessibility tree of the whole page each time that an assertion has to wait, to show it
 * if the assertion fails in the end: seconds of work on a page as large as the API's, for nothing in a test that
 * passes. There is no option for it (https://github.com/microsoft/playwright/issues/41098). What a failed test leaves
 * in test-results/ holds the tree all the same.
 */

/** What runs in the page. */
interface Injected {
  ariaSnapshotForExpectFailure?: () => undefined;
}
interface ExecutionContext {
  injectedScript(): Promise<{ evaluate(act: (injected: Injected) => void): Promise<unknown> }>;
}
interface ServerPage {
  mainFrame(): { context(world: 'utility'): Promise<ExecutionContext> };
  performActionPreChecks(progress: unknown): Promise<void>;
}

const ofPlaywright = createRequire(createRequire(__filename).resolve('@playwright/test'));

/** Has each document's part of Playwright leave out the tree. */
function patchContexts(contexts: ExecutionContext): void {
  const { injectedScript } = contexts;
  const done = new WeakSet<object>();
  contexts.injectedScript = async function (this: ExecutionContext) {
    const injected = await injectedScript.call(this);
    if (!done.has(injected)) {
      done.add(injected);
      await injected.evaluate((one) => {
        one.ariaSnapshotForExpectFailure = () => undefined;
      });
    }
    return injected;
  };
}

/** Keeps Playwright from writing down the accessibility tree while an assertion waits. */
export function withoutSnapshots(): void {
  const { server } = ofPlaywright('playwright-core/lib/coreBundle') as {
    server?: { Page?: { prototype: ServerPage } };
  };
  const pages = server?.Page?.prototype;
  const check = pages?.performActionPreChecks;
  if (!pages || !check) {
    throw new Error(
      'tests/support/withoutSnapshots.ts: this Playwright is made differently. See whether an assertion still writes down the tree of the page while it waits.',
    );
  }
  // The first page leads to what all have in common.
  pages.performActionPreChecks = async function (this: ServerPage, progress) {
    pages.performActionPreChecks = check;
    patchContexts(Object.getPrototypeOf(await this.mainFrame().context('utility')) as ExecutionContext);
    await check.call(this, progress);
  };
}
