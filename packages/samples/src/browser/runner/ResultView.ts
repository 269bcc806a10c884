import { errorRoute } from '../../../../model/src/routes.ts';
import { element } from '../../../../../src/components/Dom/element.ts';
import type { WorkerMessage } from '../messages.ts';
import { liveRegion } from '../../../../../src/components/Dom/liveRegion.ts';
import { samplesWith, type SampleParts } from './SampleParts.ts';
import { matchesComment } from '../../../../model/src/samples/commentedOutput.ts';
import type { Expected } from '../../../../model/src/samples/runMark.ts';

type Ended = Extract<WorkerMessage, { kind: 'ended' }>;

/** Facts about a run besides its ending. */
interface RunContext {
  /** Number of samples that ran before it. */
  readonly before: number;
  /** Whether the reader changed any value. */
  readonly isEdited: boolean;
  readonly milliseconds: number;
}

const SIGNS = { good: '✓', bad: '✕', neutral: '' };
type Tone = keyof typeof SIGNS;

/** Shows a run's output and ending below its sample. */
export class ResultView {
  readonly #sample: SampleParts;
  readonly #output = element('pre', '');
  readonly #reset: HTMLButtonElement;
  #printed = '';

  constructor(sample: SampleParts, onReset: () => void) {
    this.#sample = sample;
    this.#reset = element('button', '', 'Reset') as HTMLButtonElement;
    this.#reset.type = 'button';
    this.#reset.setAttribute('aria-label', `Reset ${sample.name} and those that it continues`);
    this.#reset.addEventListener('click', onReset);
    const box = sample.result;
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', `Result of ${sample.name}`);
    box.replaceChildren(head('neutral', 'Running …'), foot(this.#reset));
  }

  readonly print = (text: string): void => {
    this.#printed += `${text}\n`;
    this.#output.textContent = this.#printed.trimEnd();
    if (!this.#output.isConnected) this.#sample.result.lastElementChild?.before(this.#output);
  };

  /**
   * Shows how the run ended.
   *
   * @returns a short summary for screen readers
   */
  end(ended: Ended, { before, isEdited, milliseconds }: RunContext): string {
    const printed = this.#printed.trimEnd();
    const isReached = ended.block === this.#sample.block;
    const { failure, expected, clock } = ended;
    const [tone, words] = failure
      ? (['bad', isReached ? 'Stopped by an error.' : 'An earlier sample stopped with an error.'] as const)
      : verdict(printed, isEdited ? undefined : expected);
    const top = head(tone, words);
    top.append(element('span', 'run-result__note', `${Math.ceil(milliseconds)} ms`));
    const rows: Element[] = [top];
    if (before > 0) rows.push(element('p', 'run-result__note', beforeText(before)));
    if (tone === 'bad' && !failure && expected) rows.push(sideBySide(printed, expected.text));
    else if (printed !== '') rows.push(linked(this.#output, ended.codes));
    if (failure) rows.push(failureRow(failure));
    if (isEdited)
      rows.push(element('p', 'run-result__note', 'With your values, so it isn’t compared with the page.'));
    const last = foot(this.#reset, clock);
    if (isEdited) this.#reset.before(shareButton(this.#sample));
    rows.push(last);
    this.#sample.result.replaceChildren(...rows);
    return failure?.code ? `${words} ${failure.code}` : words;
  }

  /** Reports that the sample couldn't be run at all, also to screen readers. */
  fail(words: string): void {
    this.#sample.result.replaceChildren(head('bad', words), foot(this.#reset));
    liveRegion().textContent = words;
  }
}

function verdict(printed: string, expected: Ended['expected'] | undefined): readonly [Tone, string] {
  if (!expected) return ['neutral', printed === '' ? 'It ran, and printed nothing.' : 'It ran.'];
  if (!matchesPage(printed, expected)) return ['bad', 'The output differs from this page.'];
  return ['good', printed === '' ? 'It ran. It prints nothing.' : 'Same output as on this page.'];
}

const beforeText = (before: number): string =>
  before === 1
    ? 'The sample before it ran first, because this one continues it.'
    : `The ${before} samples before it ran first, because this one continues them.`;

function head(tone: Tone, words: string): Element {
  const row = element('p', `run-result__head run-result__head--${tone}`);
  if (SIGNS[tone]) {
    const sign = element('span', 'run-result__sign', SIGNS[tone]);
    sign.setAttribute('aria-hidden', 'true');
    row.append(sign);
  }
  row.append(words);
  return row;
}

function foot(reset: Element, clock?: string): Element {
  const row = element('div', 'run-result__foot');
  if (clock) {
    const time = element('time', '', `${clock.slice(0, 10)} ${clock.slice(11, 19)} UTC`);
    time.setAttribute('datetime', clock);
    const line = element('p', 'run-result__note', 'The sandbox’s clock: ');
    line.append(time);
    row.append(line);
  }
  row.append(reset);
  return row;
}

/** A button that copies the page's address with the reader's values of a sample and those before it. */
function shareButton(sample: SampleParts): HTMLElement {
  const share = element('button', '', 'Copy link') as HTMLButtonElement;
  share.type = 'button';
  share.setAttribute('aria-label', `Copy link to ${sample.name} with your values`);
  share.addEventListener('click', () => {
    const { origin, pathname } = window.location;
    const values = samplesWith(sample)
      .flatMap(({ inputs }) => inputs)
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map(({ id, value }) => [id, value]);
    void navigator.clipboard.writeText(`${origin}${pathname}?${new URLSearchParams(values).toString()}`).then(
      () => (share.textContent = liveRegion().textContent = 'Copied'),
      () => (share.textContent = liveRegion().textContent = 'Not copied'),
    );
  });
  return share;
}

/** The site's base. This module is in `fragments/run/`. */
const base = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');

function codeLink(code: string): Element {
  const link = element('a');
  link.setAttribute('href', base + errorRoute(code));
  link.append(element('code', '', code));
  return link;
}

function failureRow({ code, message }: NonNullable<Ended['failure']>): Element {
  const row = element('p', 'run-result__failure');
  if (code) row.append(codeLink(code), ' ');
  row.append(message);
  return row;
}

/** Turns error codes in the output into links to their rows. */
function linked(output: Element, codes: readonly string[]): Element {
  const text = output.textContent;
  const parts = codes.length > 0 ? text.split(new RegExp(`\\b(${codes.join('|')})(?![\\w-])`)) : [text];
  output.replaceChildren(...parts.map((part) => (codes.includes(part) ? codeLink(part) : part)));
  return output;
}

function sideBySide(printed: string, shown: string): Element {
  const row = element('div', 'run-result__both');
  row.append(column('Here', printed, shown), column('On this page', shown, printed));
  return row;
}

function column(title: string, text: string, otherText: string): Element {
  const side = element('div');
  const output = element('pre', '');
  differingLines(text, otherText).forEach(({ text: line, differs }, index) => {
    output.append(index > 0 ? '\n' : '', differs ? element('mark', '', line) : line);
  });
  side.append(element('p', 'run-result__title', title), output);
  return side;
}

/** Returns whether a block printed the page's output. Ignores trailing newlines, which Node adds. */
export function matchesPage(printed: string, { text, isPromised }: Expected): boolean {
  if (!isPromised) return printed.trimEnd() === text;
  const [ours, pages] = [printed, text].map((lines) => lines.split('\n')) as [string[], string[]];
  return (
    ours.length === pages.length && ours.every((line, index) => matchesComment(pages[index] ?? '', line))
  );
}

/** Returns the lines of a text, and whether each differs from the line at the same index of another text. */
function differingLines(text: string, otherText: string): { text: string; differs: boolean }[] {
  const otherLines = otherText.split('\n');
  return text.split('\n').map((line, index) => ({ text: line, differs: line !== otherLines[index] }));
}
