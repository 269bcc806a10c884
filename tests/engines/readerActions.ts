import { expect } from '@playwright/test';
import type { Reader } from './Reader.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const OFTEN = { intervals: [20, 50, 100, 200] };

/** Polls the page until the answer is as expected. During a navigation, the answer is `undefined`. */
export const pollPage = <Arguments extends unknown[], Result>(
  reader: Reader,
  run: (...values: Arguments) => Result,
  ...values: Arguments
) => expect.poll(() => reader.evaluate(run, ...values).catch(() => undefined), OFTEN);

/**
 * Returns a point where a press hits the first visible element that contains the text. Scrolls there if needed. Runs
 * in the page.
 */
function pointOf(selector: string, text: string): Point | null {
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) && candidate.textContent?.includes(text),
  );
  const look = (): Point | null => {
    const box = element?.getClientRects()[0];
    if (!element || !box) return null;
    const point = { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
    return element.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
  };
  const point = look();
  if (point) return point;
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return look();
}

/** Waits until an element exists and stops moving. */
async function findPoint(reader: Reader, selector: string, text: string): Promise<Point> {
  let point: Point | null = null;
  await expect
    .poll(
      async () => {
        const before = point;
        point = await reader.evaluate(pointOf, selector, text).catch(() => null);
        return point !== null && point.x === before?.x && point.y === before.y;
      },
      { ...OFTEN, message: `a visible element that has stopped moving: ${selector} ${text}` },
    )
    .toBe(true);
  return point ?? { x: 0, y: 0 };
}

export async function clickOn(reader: Reader, selector: string, text = ''): Promise<void> {
  const { x, y } = await findPoint(reader, selector, text);
  await reader.click(x, y);
}

export async function pointAt(reader: Reader, selector: string, text = ''): Promise<void> {
  const { x, y } = await findPoint(reader, selector, text);
  await reader.move(x, y);
}

export const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

/** Signals a reader's activity to the page, and waits until the app is hydrated. */
export async function startApp(reader: Reader): Promise<void> {
  await pollPage(reader, () => {
    const { hasHydrated } = document.documentElement.dataset;
    if (hasHydrated !== 'true') window.dispatchEvent(new Event('pointermove'));
    return hasHydrated;
  }).toBe('true');
}

/** Opens a page, and waits until its app is hydrated. */
export async function openHydrated(reader: Reader, address: string): Promise<void> {
  await reader.open(address);
  await startApp(reader);
}

export async function waitForPage(reader: Reader, path: string, heading: string): Promise<void> {
  await pollPage(reader, () => [
    window.location.pathname,
    document.querySelector('main h1')?.textContent ?? '',
  ]).toEqual([path, heading]);
}

/** Marks the document. A page that's loaded anew lacks the mark. */
export const markDocument = (reader: Reader): Promise<void> =>
  reader.evaluate(() => {
    document.documentElement.dataset.marked = 'yes';
  });

export const isMarked = (): boolean => document.documentElement.dataset.marked === 'yes';

export const FIELD = '.navbar__search input';
export const HITS = '.navbar__search [data-suggestions] [role="option"]';

/** The query, whether its field has the focus, and whether there are hits. */
export const searchState = (field: string, hits: string) => {
  const input = document.querySelector<HTMLInputElement>(field);
  return [input?.value, document.activeElement === input, document.querySelectorAll(hits).length > 0];
};

/** Matches the final message of a sample's run. */
export const RAN = /It ran\.|Same output as on this page\./;
export const resultOfRun = (): string =>
  [...document.querySelectorAll('.run-result')].map(({ textContent }) => textContent ?? '').join(' ');

/** A script that blocks a page's storage, as browsers do when set to. */
export const blockStorage = `for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); } });
}`;

/** Scrolls, and waits until the tab's history entry has the position. */
export async function scrollTo(reader: Reader, top: number): Promise<void> {
  await reader.evaluate((y) => window.scrollTo(0, y), top);
  await pollPage(reader, () =>
    Math.round((window.history.state as { scrollY?: number } | null)?.scrollY ?? 0),
  ).toBe(top);
}
