/** Loaded on the first click on Run. Runs samples of the page in a worker, and shows their output. */
import { liveRegion } from '../../../../../src/components/Dom/liveRegion.ts';
import { ResultView } from './ResultView.ts';
import { FieldError, SampleParts, samplesWith } from './SampleParts.ts';
import { Session } from './Session.ts';

/** Sessions by the program's first sample in the page. */
const sessions = new Map<HTMLElement, Session>();

function sessionOf(sample: SampleParts): Session {
  endDetachedSessions();
  const first = samplesWith(sample)[0]?.root ?? sample.root;
  const known = sessions.get(first);
  if (known?.isOf(sample)) return known;
  known?.end();
  const session = new Session(sample.program, sample.version);
  sessions.set(first, session);
  return session;
}

/** Ends the programs of pages that the reader has left. */
export function endDetachedSessions(): void {
  for (const [first, session] of sessions) {
    if (first.isConnected) continue;
    session.end();
    sessions.delete(first);
  }
}

/**
 * Runs a sample after those of its program that haven't run yet.
 *
 * @param root - the element of the sample
 */
export async function run(root: HTMLElement): Promise<void> {
  const sample = new SampleParts(root);
  if (sample.button.hasAttribute('aria-busy')) return;
  const session = sessionOf(sample);
  const view = new ResultView(sample, () => reset(sample, session));
  liveRegion().textContent = '';
  sample.button.setAttribute('aria-busy', 'true');
  try {
    const edits = samplesWith(sample)
      .filter(({ block }) => block <= sample.block)
      .map((part) => part.edits);
    const before = session.blocksBefore(edits);
    const start = performance.now();
    const ending = await session.run(edits, view.print);
    if (ending.kind === 'stopped') return;
    if (ending.kind === 'outdated') {
      view.fail('This page has changed since you opened it. Reload it to run its samples.');
    } else {
      const words = view.end(ending, {
        before,
        isEdited: edits.some((changes) => Object.keys(changes).length > 0),
        milliseconds: performance.now() - start,
      });
      const isGood = !sample.result.querySelector('.run-result__head--bad');
      const ran = samplesWith(sample).filter(({ block }) => block <= sample.block);
      const [step] = (isGood ? ran : [sample]).map((part) => markStep(part.root, isGood)).toReversed();
      liveRegion().textContent = step && isGood ? `${words} ${step} is done.` : words;
    }
  } catch (error) {
    if (error instanceof FieldError) {
      error.input.setAttribute('aria-invalid', 'true');
      view.fail(error.message);
      error.input.focus();
    } else {
      console.warn(error);
      view.fail('The sample did not load. Check your connection, then run it again.');
    }
  } finally {
    sample.button.removeAttribute('aria-busy');
  }
}

/**
 * Marks the step of a tutorial as done, or not, if the sample is its last.
 *
 * @returns the name of the step, such as `Step 2`
 */
function markStep(root: HTMLElement, isDone: boolean): string | undefined {
  const step = root.closest('.step');
  const label = step?.querySelector('h3 .visually-hidden');
  if (!step || !label || [...step.querySelectorAll('.run-sample')].at(-1) !== root) return undefined;
  const [name] = /Step \d+/.exec(label.textContent) ?? [];
  label.textContent = `${name}${isDone ? ' (done)' : ''}: `;
  step.classList.toggle('step--done', isDone);
  return name;
}

/** Removes the results and the reader's values of a program's samples. The next run restarts the program. */
function reset(pressed: SampleParts, session: Session): void {
  session.end();
  for (const { root, result, inputs } of samplesWith(pressed)) {
    markStep(root, false);
    result.replaceChildren();
    result.removeAttribute('role');
    result.removeAttribute('aria-label');
    for (const input of inputs) {
      input.value = input.defaultValue;
      input.removeAttribute('aria-invalid');
    }
  }
  pressed.button.focus();
  liveRegion().textContent = 'Reset. The next run starts from the beginning.';
}
