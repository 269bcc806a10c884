/**
 * Runs samples at a press of their buttons. All that it takes is loaded then: modules beside the pages' fragments, which
 * the bundler does not know, so that no page's first visit pays for them.
 */
import siteConfig from '@generated/docusaurus.config';
import { resultOf } from '../components/RunSample/resultOf.ts';
import { load } from '../components/Loading/load.ts';
import { statusLine } from '../components/Dom/statusLine.ts';

interface Runner {
  run(sample: HTMLElement): Promise<void>;
  endLeft(): void;
}

let runner: Runner | undefined;
/** A browser asks once for a module, and never again if that fails: the next time it has another address. */
let attempts = 0;

async function importRunner(): Promise<Runner> {
  const address = new URL(`${siteConfig.baseUrl}fragments/run/runner.js`, window.location.href);
  if (attempts > 0) address.search = String(attempts);
  attempts += 1;
  return (await import(/* webpackIgnore: true */ address.href)) as Runner;
}

async function runPressed(event: SubmitEvent): Promise<void> {
  const sample = (event.target as HTMLElement).parentElement;
  if (!sample?.matches('.run-sample')) return;
  event.preventDefault();
  try {
    runner ??= await load(importRunner);
  } catch (error) {
    console.warn(error);
    if (!sample.isConnected) return;
    const words = 'What runs samples did not load. Check your connection, then press Run again.';
    resultOf(sample).textContent = words;
    statusLine().textContent = words;
    return;
  }
  // The reader may have gone on meanwhile.
  if (sample.isConnected) await runner.run(sample);
}

if (typeof document !== 'undefined') document.addEventListener('submit', (event) => void runPressed(event));

/** A program may go on forever, but not on the next page. */
export const onRouteDidUpdate = (): void => runner?.endLeft();
