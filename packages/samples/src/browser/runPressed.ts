/**
 * Runs a sample when its button is pressed, and loads the required modules only then. They are next to the pages'
 * fragments and outside of the bundle, so that no first visit to a page loads them.
 */
import siteConfig from '@generated/docusaurus.config';
import { resultElement } from './resultElement.ts';
import { loadWithRetry } from '../../../../src/components/Loading/loadWithRetry.ts';
import type * as runnerModule from './runner/runner.ts';
import { liveRegion } from '../../../../src/components/Dom/liveRegion.ts';

type Runner = Pick<typeof runnerModule, 'run' | 'endDetachedSessions'>;

let runner: Runner | undefined;
/** The number of attempts. A browser never requests a failed module again, so each retry uses another address. */
let attempts = 0;

async function importRunner(): Promise<Runner> {
  const address = new URL(`${siteConfig.baseUrl}fragments/run/runner.js`, window.location.href);
  if (attempts > 0) address.search = String(attempts);
  attempts += 1;
  return (await import(/* webpackIgnore: true */ address.href)) as Runner;
}

async function handleSubmit(event: SubmitEvent): Promise<void> {
  const sample = (event.target as HTMLElement).parentElement;
  if (!sample?.matches('.run-sample')) return;
  event.preventDefault();
  try {
    runner ??= await loadWithRetry(importRunner);
  } catch (error) {
    console.warn(error);
    if (!sample.isConnected) return;
    const words = 'The sample runner did not load. Check your connection, then press Run again.';
    resultElement(sample).textContent = words;
    liveRegion().textContent = words;
    return;
  }
  // The reader may have left the page meanwhile.
  if (sample.isConnected) await runner.run(sample);
}

if (typeof document !== 'undefined') document.addEventListener('submit', (event) => void handleSubmit(event));

/** Stops a running program when the reader leaves its page, and fills in the values of a shared link. */
export function onRouteDidUpdate(): void {
  runner?.endDetachedSessions();
  for (const [id, value] of new URLSearchParams(window.location.search)) {
    const field = document.getElementById(id);
    if (field?.matches('.run-form__input')) (field as HTMLInputElement).value = value;
  }
}
