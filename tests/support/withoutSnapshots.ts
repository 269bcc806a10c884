import { createRequire } from 'node:module';

/*
 * Playwright takes a snapshot of the whole page's accessibility tree whenever an assertion has to wait, in order to
 * show it if the assertion fails. On a page as large as the API's, that takes seconds and is wasted if the test passes.
 * There is no option to turn it off (https://github.com/microsoft/playwright/issues/41098). The files of a failed test
 * in test-results/ contain the tree nevertheless.
 */

/** Playwright's script inside the page. */
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

/** Turns off the snapshot in each document's injected script. */
function patchContexts(contexts: ExecutionContext): void {
  const { injectedScript } = contexts;
  const done = new WeakSet<object>();
  contexts.injectedScript = async function (this: ExecutionContext) {
    const injected = await injectedScript.call(this);
    if (!done.has(injected)) {
      done.add(injected);
      await injected.evaluate((script) => {
        script.ariaSnapshotForExpectFailure = () => undefined;
      });
    }
    return injected;
  };
}

/** Prevents Playwright from taking accessibility snapshots while an assertion waits. */
export function withoutSnapshots(): void {
  const { server } = ofPlaywright('playwright-core/lib/coreBundle') as {
    server?: { Page?: { prototype: ServerPage } };
  };
  const pages = server?.Page?.prototype;
  const check = pages?.performActionPreChecks;
  if (!pages || !check) {
    throw new Error(
      'tests/support/withoutSnapshots.ts: the internals of this Playwright version differ. Check whether assertions still take accessibility snapshots while they wait, and adapt or remove this file.',
    );
  }
  // The first page gives access to the prototype that all execution contexts share.
  pages.performActionPreChecks = async function (this: ServerPage, progress) {
    pages.performActionPreChecks = check;
    patchContexts(Object.getPrototypeOf(await this.mainFrame().context('utility')) as ExecutionContext);
    await check.call(this, progress);
  };
}
