/**
 * Runs samples at a press of their buttons. All that it takes is loaded then: modules beside the pages' fragments, which
 * the bundler does not know, so that no page's first visit pays for them.
 */
import siteConfig from '@generated/docusaurus.config';
import { resultOf } from '../components/RunSample/resultOf.ts';
import { statusLine } from '../components/Dom/statusLine.ts';

interface Runner {
  run(sample: HTMLElement): Promise<void>;
}

function runPressed(event: SubmitEvent): void {
  const sample = (event.target as HTMLElement).parentElement;
  if (!sample?.matches('.run-sample')) return;
  event.preventDefault();
  const runner = new URL(`${siteConfig.baseUrl}fragments/run/runner.js`, window.location.href).href;
  (import(/* webpackIgnore: true */ runner) as Promise<Runner>).then(
    ({ run }) => run(sample),
    (error: unknown) => {
      console.warn(error);
      const words = 'What runs samples did not load. Check your connection, then press Run again.';
      resultOf(sample).textContent = words;
      statusLine().textContent = words;
    },
  );
}

if (typeof document !== 'undefined') document.addEventListener('submit', runPressed);
